# The Debian package: packaging/deb.sh, or cpack -G DEB in a release build.

# Plugins are loaded while running, so the linker's list does not name them.
file(STRINGS ${PROJECT_SOURCE_DIR}/packaging/packages/run.txt run_packages REGEX "^[a-z]")
# Fonts are recommended; what the programs are linked to is found by itself.
list(FILTER run_packages EXCLUDE REGEX "^(fonts-|libqt6svg6$)")
list(JOIN run_packages ", " run_packages)

set(CPACK_PACKAGE_NAME yuyi)
set(CPACK_PACKAGE_VENDOR "The Yuyi contributors")
# Debian wants an address. The project has none, and .invalid is the domain that says so (RFC 2606).
set(CPACK_PACKAGE_CONTACT "The Yuyi contributors <contributors@yuyi.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "studio for building and measuring multimodal benchmarks")
set(CPACK_PACKAGE_DESCRIPTION
    "Yuyi is a desktop studio in which a team builds a benchmark that asks what
a picture implies, and then measures people and models on it. One window
carries a picture from the raw folder to a released item:

 * collect pictures, find duplicates and pictures full of text, inspect
 * label, explain and write questions by keyboard, two people per picture
 * settle what they disagree on, have every question answered blind
 * run models, read the replies, code the errors, run a human study
 * release in the formats other tools load, with a data card

The program yuyi is the window; yuyi-cli does the same without one.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/finish.cmake)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "${run_packages}")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-cjk | fonts-wqy-microhei | fonts-arphic-uming, fonts-open-sans")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "gnome-keyring, postgresql, qt6-wayland")
include(CPack)
