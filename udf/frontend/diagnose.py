"""Numba's errors in one sentence, with the user's line."""
from udf.errors import UdfCompileError
def as_compile_error(error, function):
    return UdfCompileError(function=function.__name__, file=function.__code__.co_filename, line=function.__code__.co_firstlineno, source="", cause=str(error))
def result_error(result, annotation, function):
    return UdfCompileError(function=function.__name__, file=function.__code__.co_filename, line=function.__code__.co_firstlineno, source="", cause="result "+str(result))
