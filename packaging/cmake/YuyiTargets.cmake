# The flags of every target of ours and the two functions that make targets from folders.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_AUTOMOC ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
# A library is compiled without waiting for those it will be linked with.
set(CMAKE_OPTIMIZE_DEPENDENCIES ON)

option(YUYI_WERROR "Treat warnings as errors" OFF)
set(YUYI_SANITIZE "" CACHE STRING "Sanitizers to build with, as for -fsanitize=")

# "Dev" optimises enough for pictures to be quick and keeps line numbers, without the cost of full debug data.
set(CMAKE_CXX_FLAGS_DEV "-O1 -g1")
set(CMAKE_EXE_LINKER_FLAGS_DEV "")

add_library(yuyi_flags INTERFACE)
target_include_directories(yuyi_flags INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)
target_compile_definitions(yuyi_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_FOREACH QT_NO_KEYWORDS QT_USE_QSTRINGBUILDER
    QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400)
target_compile_options(yuyi_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
    $<$<BOOL:${YUYI_WERROR}>:-Werror>)
if(BUILD_SHARED_LIBS AND NOT YUYI_SANITIZE)
    # A library that uses another without naming it fails by itself, not in the program that links neither.
    set(CMAKE_SHARED_LINKER_FLAGS "${CMAKE_SHARED_LINKER_FLAGS} -Wl,--no-undefined")
endif()
if(YUYI_SANITIZE)
    target_compile_options(yuyi_flags INTERFACE -fsanitize=${YUYI_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(yuyi_flags INTERFACE -fsanitize=${YUYI_SANITIZE})
endif()

# What nearly every file includes is parsed once for all libraries of its kind: yuyi_base_headers without widgets,
# yuyi_widget_headers with them. (One parsed set is over 100 MB: a set for each library would fill a small disk.)
function(yuyi_parsed_headers)
    set(empty ${PROJECT_BINARY_DIR}/generated/empty.cpp)
    file(CONFIGURE OUTPUT ${empty} CONTENT "")
    set(base <QHash> <QList> <QString> <QStringList> <QObject> <functional> <memory> <optional> <vector> <tl/expected.hpp>)
    add_library(yuyi_base_headers OBJECT ${empty})
    target_link_libraries(yuyi_base_headers PRIVATE yuyi_flags Qt6::Core)
    target_precompile_headers(yuyi_base_headers PRIVATE ${base})
    add_library(yuyi_widget_headers OBJECT ${empty})
    target_link_libraries(yuyi_widget_headers PRIVATE yuyi_flags Qt6::Widgets)
    target_precompile_headers(yuyi_widget_headers PRIVATE
        ${base} <QWidget> <QLabel> <QBoxLayout> <QPainter> <QEvent> <QPushButton>)
    set_target_properties(yuyi_base_headers yuyi_widget_headers PROPERTIES AUTOMOC OFF)
endfunction()

# yuyi_library(NAME [FOLDERS dir…] [LINK target…] [PRIVATE target…])
# A library Yuyi::NAME of all sources directly in the given folders (default: this one): shared where
# BUILD_SHARED_LIBS says so, as in the preset dev, where some 170 programs link it; static in a release.
function(yuyi_library name)
    cmake_parse_arguments(ARG "" "" "FOLDERS;LINK;PRIVATE" ${ARGN})
    if(NOT ARG_FOLDERS)
        set(ARG_FOLDERS .)
    endif()
    set(sources)
    foreach(folder IN LISTS ARG_FOLDERS)
        file(GLOB found CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
        list(APPEND sources ${found})
    endforeach()
    add_library(yuyi_${name} ${sources})
    add_library(Yuyi::${name} ALIAS yuyi_${name})
    target_link_libraries(yuyi_${name} PUBLIC yuyi_flags ${ARG_LINK} PRIVATE ${ARG_PRIVATE})
    if("${ARG_LINK}" MATCHES "Widgets|Yuyi::(theme|controls|shell|image)")
        target_precompile_headers(yuyi_${name} REUSE_FROM yuyi_widget_headers)
    else()
        target_precompile_headers(yuyi_${name} REUSE_FROM yuyi_base_headers)
    endif()
    # CMake 3.25 with Ninja does not run moc for a header added later: a changed list of headers starts it anew.
    list(FILTER sources INCLUDE REGEX "\\.h$")
    set(known ${CMAKE_CURRENT_BINARY_DIR}/yuyi_${name}_headers.txt)
    set(before)
    if(EXISTS ${known})
        file(READ ${known} before)
    endif()
    if(NOT before STREQUAL "${sources}")
        file(REMOVE ${CMAKE_CURRENT_BINARY_DIR}/yuyi_${name}_autogen/timestamp)
        file(WRITE ${known} "${sources}")
    endif()
    set_property(GLOBAL APPEND PROPERTY YUYI_LIBRARIES yuyi_${name})
endfunction()

# yuyi_tests(FOLDER [LINK target…] [LABELS label…] [ENVIRONMENT A=b…])
# One executable and one ctest entry for each FOLDER/*test.cpp, run without a display and with its own home.
function(yuyi_tests folder)
    cmake_parse_arguments(ARG "" "" "LINK;LABELS;ENVIRONMENT" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*test.cpp)
    string(REPLACE "/" "-" prefix ${folder})
    foreach(source IN LISTS sources)
        get_filename_component(stem ${source} NAME_WE)
        set(target ${prefix}-${stem})
        add_executable(${target} ${source})
        target_link_libraries(${target} PRIVATE ${ARG_LINK} Qt6::Test)
        set(home ${PROJECT_BINARY_DIR}/test-homes/${target})
        add_test(NAME ${target} COMMAND ${target})
        set_tests_properties(${target} PROPERTIES
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;HOME=${home};XDG_CONFIG_HOME=${home}/config;XDG_CACHE_HOME=${home}/cache;XDG_DATA_HOME=${home}/data;XDG_RUNTIME_DIR=${home};${ARG_ENVIRONMENT}"
            TIMEOUT 600)   # to end a test that hangs, however busy the machine is
        file(MAKE_DIRECTORY ${home})
        if(ARG_LABELS)
            set_tests_properties(${target} PROPERTIES LABELS "${ARG_LABELS}")
        endif()
    endforeach()
endfunction()
