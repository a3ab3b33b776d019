# The Python that steps of the build are run with. Debian's modules belong to Debian's interpreter; another Python may come first
# in PATH.
find_program(YUYI_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(YUYI_PYTHON NAMES python3)
if(NOT YUYI_PYTHON)
    set(YUYI_PYTHON python3)
endif()
