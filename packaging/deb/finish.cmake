# Run by cpack when the files of the package lie in its folder, before they are packed. Does what Debian's own tools do there: programs
# are stripped, the change log is in Debian's form, documents are compressed, and no file is newer than the sources.
set(usr ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr)
set(documents ${usr}/share/doc/${CPACK_PACKAGE_NAME})
if(NOT EXISTS ${usr}/share/yuyi/text-models/manifest.json)
    message(FATAL_ERROR "The models of the text engine could not be fetched or prepared; the package needs them.")
endif()
find_program(python NAMES python3 REQUIRED)
find_program(gzip NAMES gzip REQUIRED)
find_program(strip NAMES strip REQUIRED)

file(GLOB programs ${usr}/bin/*)
execute_process(
    COMMAND ${strip} --strip-unneeded --remove-section=.comment --remove-section=.note ${programs}
    COMMAND_ERROR_IS_FATAL ANY)

execute_process(
    COMMAND ${python} ${CMAKE_CURRENT_LIST_DIR}/changelog.py
            ${documents}/CHANGELOG.md ${CPACK_PACKAGE_NAME} ${CPACK_PACKAGE_VERSION} ${CPACK_PACKAGE_CONTACT}
    OUTPUT_FILE ${documents}/changelog
    COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE ${documents}/CHANGELOG.md)
file(GLOB pages ${usr}/share/man/man1/*.1)
foreach(file IN LISTS pages ITEMS ${documents}/changelog)
    execute_process(COMMAND ${gzip} -9nf ${file} COMMAND_ERROR_IS_FATAL ANY)
    file(CHMOD ${file}.gz PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
endforeach()

if(DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(
        COMMAND find ${CPACK_TEMPORARY_INSTALL_DIRECTORY} -newermt @$ENV{SOURCE_DATE_EPOCH}
                -exec touch --no-dereference --date=@$ENV{SOURCE_DATE_EPOCH} {} +
        COMMAND_ERROR_IS_FATAL ANY)
endif()
