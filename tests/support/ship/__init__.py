"""What makes anew what Inlay ships: its products are data, so that users need none of this.

==============================================  ======================================================
command                                          what it makes, of what
==============================================  ======================================================
``python -m tests.support.ship.skeletons``       ``udf/cuda/skeletons.bin``, of ``kernels/`` and ``templates/``
``python -m tests.support.ship.loops``           ``udf/cpu/loops.*.bin``, of ``udf/cpu/*.ll`` and ``reduce_*.py``
``python -m tests.support.ship.text``            ``udf/text/library*``, of ``kernels/text_*.cuh``; tables of Unicode
``python -m tests.support.ship.libdevice FILE``  ``udf/frontend/nvptx/libdevice.bca``, of NVIDIA's libdevice.10.bc
==============================================  ======================================================
"""
