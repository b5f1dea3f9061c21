"""The rules on a GPU: the same functions, made into CUDA device functions by numba-cuda, and arrays
that stay in the GPU's memory. Each thread has a table of its own."""
