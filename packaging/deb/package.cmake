# The Debian package: packaging/deb.sh, or cpack -G DEB in a release build.

# Plugins are loaded while running, so the linker's list does not name them.
file(STRINGS ${PROJECT_SOURCE_DIR}/packaging/packages/run.txt run_packages REGEX "^[a-z]")
list(FILTER run_packages EXCLUDE REGEX "^fonts-")
list(JOIN run_packages ", " run_packages)

set(CPACK_PACKAGE_NAME yuyi)
set(CPACK_PACKAGE_VENDOR "The Yuyi contributors")
set(CPACK_PACKAGE_CONTACT "The Yuyi contributors <yuyi@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "studio for building multimodal benchmarks")
set(CPACK_PACKAGE_DESCRIPTION
    "Yuyi carries pictures from a raw folder to a released benchmark that asks what a picture
implies: collecting, removal of duplicates and of text-heavy pictures, inspection, annotation
and questions, release. yuyi is the window, yuyi-cli the same without one.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "${run_packages}")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-cjk | fonts-wqy-microhei | fonts-arphic-uming")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "qt6-wayland, postgresql")
include(CPack)
