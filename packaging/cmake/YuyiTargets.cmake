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
# The compiler cleans up its memory less often than by itself: a fifth less time, up to 1 GB for each of its processes.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
add_compile_options($<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-expand=300> $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=1000000>)
set(CMAKE_CXX_FLAGS_DEV "-O1 -g1")
set(CMAKE_EXE_LINKER_FLAGS_DEV "")
# A release reads pictures and files of strangers: hardened as Debian does it (dpkg-buildflags, hardening=+all).
string(APPEND CMAKE_CXX_FLAGS_RELEASE " -fstack-protector-strong -D_FORTIFY_SOURCE=2 -Wformat -Werror=format-security")
if(UNIX AND NOT APPLE)
    set(CMAKE_EXE_LINKER_FLAGS_RELEASE "-pie -Wl,-z,relro,-z,now")
endif()
# There are some five hundred programs to link, most of them tests: mold needs a seventh of the time of GNU ld.
find_program(YUYI_MOLD mold)
if(YUYI_MOLD AND UNIX AND NOT APPLE)
    add_link_options(-fuse-ld=mold)
endif()

add_library(yuyi_flags INTERFACE)
target_include_directories(yuyi_flags INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)
target_compile_definitions(yuyi_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_FOREACH QT_NO_KEYWORDS QT_USE_QSTRINGBUILDER
    QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400)
target_compile_options(yuyi_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
    $<$<BOOL:${YUYI_WERROR}>:-Werror>)
if(BUILD_SHARED_LIBS AND NOT YUYI_SANITIZE AND NOT APPLE)
    # A library that uses another without naming it fails by itself, not in the program that links neither.
    set(CMAKE_SHARED_LINKER_FLAGS "${CMAKE_SHARED_LINKER_FLAGS} -Wl,--no-undefined")
endif()
if(YUYI_SANITIZE)
    target_compile_options(yuyi_flags INTERFACE -fsanitize=${YUYI_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(yuyi_flags INTERFACE -fsanitize=${YUYI_SANITIZE})
endif()

# What nearly every file of a layer includes is parsed once for all libraries of that layer. Most of the time of a build goes
# into reading headers: the stores and the types they speak of take a compiler some three seconds, a source file of ours one.
# (One parsed set is 150 to 250 MB: a set for each library would fill a small disk.)
#   yuyi_base_headers      QtCore, JSON, expected               statistics, filtering, evaluation …
#   yuyi_store_headers     and all stores                       domain, services, db, items, yuyi-cli
#   yuyi_widget_headers    base and QtWidgets                   theme, controls, image, charts
#   yuyi_page_headers      stores, QtWidgets and the shell      shell, pages, app
#   yuyi_window_headers    pages, QtTest and the program        tests of the whole program
# What works on pixels and figures (all that uses the base set alone) is optimised in full. The other layers wait for people,
# files, databases and servers: a release spends two fifths less on compiling them.
set(yuyi_waiting_layers $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:-Og>
    $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:-finline-functions-called-once>)
function(yuyi_parsed_headers)
    set(empty ${PROJECT_BINARY_DIR}/generated/empty.cpp)
    file(CONFIGURE OUTPUT ${empty} CONTENT "")
    set(base
        <algorithm> <array> <atomic> <functional> <memory> <mutex> <optional> <utility> <vector>
        <QByteArray> <QCoreApplication> <QDateTime> <QHash> <QList> <QMap> <QObject> <QSet> <QString> <QStringList> <QUuid>
        <nlohmann/json.hpp> <tl/expected.hpp>)
    set(stores "${PROJECT_SOURCE_DIR}/models/stores/stores.h" <QFuture> <QPromise>)
    set(widgets <QAction> <QBoxLayout> <QEvent> <QIcon> <QLabel> <QPainter> <QPushButton> <QWidget>
        "${PROJECT_SOURCE_DIR}/widgets/theme/theme.h")
    set(pages "${PROJECT_SOURCE_DIR}/widgets/shell/page/page.h" "${PROJECT_SOURCE_DIR}/widgets/controls/buttons/actionbutton.h")
    set(window <QSignalSpy> <QTemporaryDir> <QTest> "${PROJECT_SOURCE_DIR}/tests/support/programfixture.h")
    yuyi_parsed_set(base Qt6::Core ${base})
    yuyi_parsed_set(store Qt6::Gui ${base} ${stores})
    yuyi_parsed_set(widget Qt6::Widgets ${base} ${widgets})
    yuyi_parsed_set(page Qt6::Widgets ${base} ${stores} ${widgets} ${pages})
    yuyi_parsed_set(window Qt6::Widgets ${base} ${stores} ${widgets} ${pages} ${window})
    # What QtTest asks for in its header, as it is where the whole program is linked.
    target_compile_definitions(yuyi_window_headers PRIVATE QT_NETWORK_LIB
        QT_TESTCASE_BUILDDIR="${PROJECT_BINARY_DIR}/tests" QT_TESTCASE_SOURCEDIR="${PROJECT_SOURCE_DIR}/tests")
    target_include_directories(yuyi_window_headers SYSTEM PRIVATE $<TARGET_PROPERTY:Qt6::Network,INTERFACE_INCLUDE_DIRECTORIES>)
endfunction()

# A set is read with the definitions of one module alone: whoever reuses it has those and perhaps more, never fewer.
function(yuyi_parsed_set name module)
    add_library(yuyi_${name}_headers OBJECT EXCLUDE_FROM_ALL ${PROJECT_BINARY_DIR}/generated/empty.cpp)
    target_link_libraries(yuyi_${name}_headers PRIVATE yuyi_flags ${module})
    foreach(other IN ITEMS Sql Test)
        target_include_directories(yuyi_${name}_headers SYSTEM PRIVATE
            $<TARGET_PROPERTY:Qt6::${other},INTERFACE_INCLUDE_DIRECTORIES>)
    endforeach()
    target_precompile_headers(yuyi_${name}_headers PRIVATE ${ARGN})
    if(NOT name STREQUAL "base")
        target_compile_options(yuyi_${name}_headers PRIVATE ${yuyi_waiting_layers})
    endif()
    set_target_properties(yuyi_${name}_headers PROPERTIES AUTOMOC OFF)
endfunction()

# Several files of a library are compiled as one where YUYI_TOGETHER is on: half of a build's time goes into templates that
# each of them would make again. Files that use one name for two things of their own are kept apart; `Tr`, which holds the
# texts of a file, is given another name in each.
option(YUYI_TOGETHER "Compile the files of a library several at a time" OFF)
function(yuyi_compile_together target)
    if(NOT YUYI_TOGETHER)
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    # What a file is compiled with follows from what is written in it.
    foreach(source IN LISTS sources)
        get_filename_component(file ${source} ABSOLUTE)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    endforeach()
    set(groups 0)
    foreach(source IN LISTS sources)
        yuyi_own_names(names ${source})
        foreach(group RANGE ${groups})
            set(common ${names})
            list(REMOVE_ITEM common ${names_${group}})
            list(LENGTH names before)
            list(LENGTH common after)
            list(LENGTH files_${group} size)
            if(before EQUAL after AND size LESS 12)
                set(chosen ${group})
                break()
            endif()
        endforeach()
        list(APPEND files_${chosen} ${source})
        list(APPEND names_${chosen} ${names})
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${chosen})
        get_filename_component(stem ${source} NAME_WE)
        set(group_${stem} ${chosen})
        if(chosen EQUAL groups)
            math(EXPR groups "${groups} + 1")
        endif()
    endforeach()
    set_target_properties(${target} PROPERTIES AUTOMOC OFF UNITY_BUILD ON UNITY_BUILD_MODE GROUP UNITY_BUILD_UNIQUE_ID Tr)
    yuyi_compile_moc(${target})
endfunction()

# What moc writes for a header, compiled with the class it belongs to: a file of it all for each library, as AUTOMOC makes
# it, took a tenth of the time of a build. Uses the groups of the function above.
function(yuyi_compile_moc target)
    get_target_property(headers ${target} SOURCES)
    list(FILTER headers INCLUDE REGEX "\\.h$")
    foreach(header IN LISTS headers)
        get_filename_component(file ${header} ABSOLUTE)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
        file(STRINGS ${file} macros REGEX "^ *Q_(OBJECT|GADGET|NAMESPACE)")
        if(NOT macros)
            continue()
        endif()
        get_filename_component(stem ${file} NAME_WE)
        file(RELATIVE_PATH moc ${CMAKE_CURRENT_SOURCE_DIR} ${file})
        string(REGEX REPLACE "[^A-Za-z0-9_]" "_" moc ${moc})
        set(moc ${CMAKE_CURRENT_BINARY_DIR}/moc/${moc}.cpp)
        yuyi_moc(${file} ${moc})
        target_sources(${target} PRIVATE ${moc})
        set(group 0)
        if(DEFINED group_${stem})
            set(group ${group_${stem}})
        endif()
        set_source_files_properties(${moc} PROPERTIES UNITY_GROUP ${group})
    endforeach()
endfunction()

# moc reads what is ours among the included files. To read Qt's, too, took it ten times as long, and there are a thousand calls.
function(yuyi_moc source result)
    add_custom_command(OUTPUT ${result} COMMAND Qt6::moc -I${PROJECT_SOURCE_DIR} ${source} -o ${result} DEPENDS ${source} VERBATIM)
endfunction()

# The names that a source file gives to functions, types and constants at the beginning of a line, members left out.
function(yuyi_own_names result source)
    file(STRINGS ${source} lines REGEX "^[A-Za-z]")
    # A bracket keeps CMake from seeing where an element of a list ends.
    string(REPLACE "[]" "" lines "${lines}")
    string(REPLACE "[" "(" lines "${lines}")
    set(names)
    foreach(line IN LISTS lines)
        if(line MATCHES "^(struct|class|enum class|enum|using|Q_DECLARE_METATYPE.) ?([A-Za-z0-9_:]+)")
            list(APPEND names ${CMAKE_MATCH_2})
        elseif(line MATCHES "^(inline |static )?(constexpr|const|constinit) [^=({]*[ *&>]([A-Za-z0-9_]+) ?[={(]")
            list(APPEND names ${CMAKE_MATCH_3})
        elseif(NOT line MATCHES "^[^(]*::[A-Za-z0-9_~]+\\(" AND line MATCHES "^[A-Za-z][^()=]*[ *&>]([A-Za-z0-9_]+)\\(")
            list(APPEND names ${CMAKE_MATCH_1})
        endif()
    endforeach()
    list(REMOVE_DUPLICATES names)
    list(REMOVE_ITEM names Tr namespace constexpr const constinit "")
    set(${result} ${names} PARENT_SCOPE)
endfunction()

# The set of parsed headers that fits what a library links, or, for one that waits, how it is compiled.
function(yuyi_reuse_headers target waits)
    if("${ARGN}" MATCHES "Yuyi::(shell|services)" AND "${ARGN}" MATCHES "Yuyi::(shell|controls)")
        set(layer page)
    elseif("${ARGN}" MATCHES "Qt6::Widgets|Yuyi::(theme|controls)")
        set(layer widget)
    elseif(waits OR "${ARGN}" MATCHES "Yuyi::(stores|services)")
        set(layer store)
    else()
        set(layer base)
    endif()
    yuyi_use_headers(${target} ${layer})
endfunction()

# Compiler and set have to agree about the options.
function(yuyi_use_headers target layer)
    target_precompile_headers(${target} REUSE_FROM yuyi_${layer}_headers)
    if(NOT layer STREQUAL "base")
        target_compile_options(${target} PRIVATE ${yuyi_waiting_layers})
    endif()
endfunction()

# The sources in a folder and in those below it that have no CMakeLists.txt of their own.
function(yuyi_sources_below result folder)
    get_filename_component(folder ${folder} ABSOLUTE)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
    file(GLOB_RECURSE lists ${folder}/CMakeLists.txt)
    list(REMOVE_ITEM lists ${folder}/CMakeLists.txt)
    foreach(other IN LISTS lists)
        get_filename_component(other ${other} DIRECTORY)
        foreach(source IN LISTS found)
            cmake_path(IS_PREFIX other ${source} inside)
            if(inside)
                list(REMOVE_ITEM found ${source})
            endif()
        endforeach()
    endforeach()
    set(${result} ${found} PARENT_SCOPE)
endfunction()

# yuyi_library(NAME [PLAIN | WAITS] [FOLDERS dir…] [LINK target…] [PRIVATE target…])
# A library Yuyi::NAME of all sources in the given folders (default: this one) and below them; a folder with a CMakeLists.txt
# of its own is another library. Shared where BUILD_SHARED_LIBS says so, as in the preset dev; static in a release. One of two
# halves named _posix and _windows is taken.
# PLAIN: it knows no Qt. WAITS: it works on neither pixels nor figures, so it is compiled as the layers above.
function(yuyi_library name)
    cmake_parse_arguments(ARG "PLAIN;WAITS" "" "FOLDERS;LINK;PRIVATE" ${ARGN})
    if(NOT ARG_FOLDERS)
        set(ARG_FOLDERS .)
    endif()
    set(sources)
    foreach(folder IN LISTS ARG_FOLDERS)
        yuyi_sources_below(found ${folder})
        list(APPEND sources ${found})
    endforeach()
    if(WIN32)
        list(FILTER sources EXCLUDE REGEX "_posix\\.(cpp|h)$")
    else()
        list(FILTER sources EXCLUDE REGEX "_windows\\.(cpp|h)$")
    endif()
    add_library(yuyi_${name} ${sources})
    add_library(Yuyi::${name} ALIAS yuyi_${name})
    target_link_libraries(yuyi_${name} PUBLIC yuyi_flags ${ARG_LINK} PRIVATE ${ARG_PRIVATE})
    set_property(GLOBAL APPEND PROPERTY YUYI_LIBRARIES yuyi_${name})
    if(ARG_PLAIN)
        set_target_properties(yuyi_${name} PROPERTIES AUTOMOC OFF)
        return()
    endif()
    yuyi_reuse_headers(yuyi_${name} ${ARG_WAITS} ${ARG_LINK})
    yuyi_compile_together(yuyi_${name})
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
endfunction()

# yuyi_tests(FOLDER… [LINK target…] [LABELS label…] [ALONE test…] [DEFINE definition…] [NEEDS target…])
# A ctest entry FOLDER-NAME for each NAME.cpp of these folders that ends in "test", run without a display and apart from the
# machine's settings. Where YUYI_TOGETHER is on, ten tests are one program, which is told which of them to run: an empty file
# takes three seconds to compile, because of the templates that its headers leave to be made. ALONE: tests that have something
# of their own to be set on the target FOLDER-NAME.
function(yuyi_tests)
    cmake_parse_arguments(ARG "" "" "LINK;LABELS;ALONE;DEFINE;NEEDS" ${ARGN})
    list(GET ARG_UNPARSED_ARGUMENTS 0 first)
    string(REPLACE "/" "-" first ${first})
    set(groups 0)
    foreach(folder IN LISTS ARG_UNPARSED_ARGUMENTS)
        string(REPLACE "/" "-" prefix ${folder})
        file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*test.cpp)
        set_property(GLOBAL APPEND PROPERTY YUYI_TEST_SOURCES ${sources})
        foreach(source IN LISTS sources)
            get_filename_component(stem ${source} NAME_WE)
            if(NOT YUYI_TOGETHER OR stem IN_LIST ARG_ALONE)
                yuyi_test_program(${prefix}-${stem} ${source} ${source})
                yuyi_test(${prefix}-${stem} ${prefix}-${stem})
                yuyi_label_threads(${prefix}-${stem} ${source})
                continue()
            endif()
            set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
            yuyi_own_names(names ${source})
            list(APPEND names ${stem}.cpp)
            foreach(group RANGE ${groups})
                set(other ${names})
                list(REMOVE_ITEM other ${names_${group}})
                list(LENGTH names before)
                list(LENGTH other after)
                list(LENGTH files_${group} size)
                if(before EQUAL after AND size LESS 10)
                    set(chosen ${group})
                    break()
                endif()
            endforeach()
            list(APPEND files_${chosen} ${source})
            list(APPEND names_${chosen} ${names})
            if(chosen EQUAL groups)
                math(EXPR groups "${groups} + 1")
            endif()
            yuyi_test(${prefix}-${stem} ${first}-${chosen} ${stem})
            yuyi_label_threads(${prefix}-${stem} ${source})
        endforeach()
    endforeach()
    foreach(group RANGE ${groups})
        if(files_${group})
            set(file ${CMAKE_CURRENT_BINARY_DIR}/together/${first}-${group}.cpp)
            yuyi_write_together(${file} ${files_${group}})
            yuyi_test_program(${first}-${group} ${file} ${files_${group}})
        endif()
    endforeach()
endfunction()

# Writes a file of these tests whose main() runs the one that it is told.
function(yuyi_write_together file)
    set(texts)
    set(calls)
    foreach(source IN LISTS ARGN)
        get_filename_component(stem ${source} NAME_WE)
        string(APPEND texts "#define main ${stem}Main\n#define Tr ${stem}Tr\n#include \"${source}\"\n#undef Tr\n#undef main\n")
        string(APPEND calls "    if (test == \"${stem}\")\n        return ${stem}Main(count - 1, words + 1);\n")
    endforeach()
    file(CONFIGURE OUTPUT ${file} CONTENT "${texts}
#include <cstdio>
#include <string_view>

int main(int count, char **words)
{
    const std::string_view test = count > 1 ? words[1] : \"\";
${calls}    std::fprintf(stderr, \"usage: %s TEST [argument of QtTest]…\\n\", words[0]);
    return 2;
}
" @ONLY)
endfunction()

# A program of one file, which is a test or includes several; with the arguments of yuyi_tests().
function(yuyi_test_program target file)
    add_executable(${target} ${file})
    # moc by itself: AUTOMOC's search and its second file would cost as much as the test.
    set_target_properties(${target} PROPERTIES AUTOMOC OFF)
    set(mocs ${CMAKE_CURRENT_BINARY_DIR}/moc/${target})
    foreach(source IN LISTS ARGN)
        get_filename_component(stem ${source} NAME_WE)
        yuyi_moc(${source} ${mocs}/${stem}.moc)
        target_sources(${target} PRIVATE ${mocs}/${stem}.moc)
    endforeach()
    target_include_directories(${target} PRIVATE ${mocs})
    target_compile_definitions(${target} PRIVATE ${ARG_DEFINE})
    target_link_libraries(${target} PRIVATE ${ARG_LINK} Qt6::Test)
    if(TARGET yuyi_qt_events)
        target_link_libraries(${target} PRIVATE yuyi_qt_events)
        set_target_properties(${target} PROPERTIES ENABLE_EXPORTS ON)   # its functions come before those of Qt
    endif()
    if(ARG_NEEDS)
        add_dependencies(${target} ${ARG_NEEDS})
    endif()
    if("${ARG_LINK}" MATCHES "[Yy]uyi(::|_)program")
        yuyi_use_headers(${target} window)
    elseif("${ARG_LINK}" MATCHES "Yuyi::(theme|controls|image|charts|shell)")
        yuyi_use_headers(${target} widget)
    elseif("${ARG_LINK}" MATCHES "Yuyi::")
        yuyi_use_headers(${target} store)
    endif()
endfunction()

# yuyi_test(NAME PROGRAM [argument…]), with those arguments, too.
function(yuyi_test name program)
    add_test(NAME ${name} COMMAND ${PROJECT_SOURCE_DIR}/tests/isolated $<TARGET_FILE:${program}> ${ARGN})
    set_tests_properties(${name} PROPERTIES
        ENVIRONMENT "YUYI_TEST_FONT_CACHE=${PROJECT_BINARY_DIR}/test-fonts"
        TIMEOUT 600)   # to end a test that hangs, however busy the machine is
    if(ARG_LABELS)
        set_tests_properties(${name} PROPERTIES LABELS "${ARG_LABELS}")
    endif()
endfunction()

# What packaging/sanitize.sh runs under ThreadSanitizer: tests whose source starts threads, or opens a project as a window does.
function(yuyi_label_threads name source)
    file(STRINGS ${source} found REGEX "QThread|std::thread|QtConcurrent|ProjectAccess|Runner")
    if(found AND NOT name MATCHES "^arch-")   # those only name them
        set_property(TEST ${name} APPEND PROPERTY LABELS threads)
    endif()
endfunction()

# yuyi_plain_tests(FOLDER [LINK target…] [LABELS label…])
# The same for programs without Qt, which return 0 when all went well.
function(yuyi_plain_tests folder)
    cmake_parse_arguments(ARG "" "" "LINK;LABELS" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*test.cpp)
    string(REPLACE "/" "-" prefix ${folder})
    foreach(source IN LISTS sources)
        get_filename_component(stem ${source} NAME_WE)
        set(target ${prefix}-${stem})
        add_executable(${target} ${source})
        set_property(GLOBAL APPEND PROPERTY YUYI_TEST_SOURCES ${source})
        set_target_properties(${target} PROPERTIES AUTOMOC OFF)
        target_link_libraries(${target} PRIVATE yuyi_flags ${ARG_LINK})
        if(WIN32)
            add_test(NAME ${target} COMMAND ${target})
        else()
            add_test(NAME ${target} COMMAND ${PROJECT_SOURCE_DIR}/tests/isolated $<TARGET_FILE:${target}>)
        endif()
        set_tests_properties(${target} PROPERTIES TIMEOUT 600)
        if(ARG_LABELS)
            set_tests_properties(${target} PROPERTIES LABELS "${ARG_LABELS}")
        endif()
    endforeach()
endfunction()
