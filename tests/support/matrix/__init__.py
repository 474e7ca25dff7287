"""The conformance matrix: operation by receiver by dtype and storage, compared with what pandas itself gives.

``python -m tests.support.matrix`` runs it and writes ``outcomes.txt``, which is reviewed by its diff, and from that the
list that the product reads (``udf/evidence/``).
"""
