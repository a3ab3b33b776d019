#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# ccache as the presets call it before the compiler.
#
# Depend mode: without it ccache compares what the preprocessor prints, finds that a header of a precompiled header has not
# changed when only a comment has, and hands out the old precompiled header. GCC then compares sizes and sums, does not know
# the header again for the one it has, and reads it twice: "redefinition of struct …".
# A namespace of its own keeps such results of earlier builds out.
# Sloppiness: precompiled headers miss without it.
export CCACHE_DEPEND=1
export CCACHE_NAMESPACE=yuyi-depend
export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
exec ccache "$@"
