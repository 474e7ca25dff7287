"""What every room stands on: types, options of a call, values between stages, and what the process shares."""
