# The models of the stronger text engine: fetched, checked and prepared while building, installed with the program.

set(YUYI_TEXT_MODELS "OPTIONAL" CACHE STRING
    "Models of the text engine: REQUIRED (no build without them), OPTIONAL (go on with Tesseract), OFF (do not fetch)")
set_property(CACHE YUYI_TEXT_MODELS PROPERTY STRINGS REQUIRED OPTIONAL OFF)
if(NOT YUYI_TEXT_MODELS MATCHES "^(REQUIRED|OPTIONAL|OFF)$")
    message(FATAL_ERROR "YUYI_TEXT_MODELS is \"${YUYI_TEXT_MODELS}\"; it must be REQUIRED, OPTIONAL or OFF.")
endif()

if(NOT YUYI_TEXT_MODELS STREQUAL "OFF")
    include(GNUInstallDirs)
    include(YuyiPython)

    set(text_models_source ${PROJECT_SOURCE_DIR}/packaging/models)
    set(text_models_dir ${PROJECT_BINARY_DIR}/share/yuyi/text-models)
    string(TOLOWER ${YUYI_TEXT_MODELS} text_models_mode)
    file(MAKE_DIRECTORY ${text_models_dir})
    set(text_models_files manifest.json det.onnx rec-160.onnx rec-320.onnx rec-640.onnx keys.txt NOTICE)
    list(TRANSFORM text_models_files PREPEND ${text_models_dir}/)
    # Where the models are not to be had, nothing is written, so that the next build tries again.
    add_custom_command(
        OUTPUT ${text_models_files}
        COMMAND ${YUYI_PYTHON} ${text_models_source}/prepare_text_models.py ${text_models_dir}
                --mode ${text_models_mode}
        DEPENDS ${text_models_source}/prepare_text_models.py ${text_models_source}/text-models.json
                ${text_models_source}/NOTICE
        COMMENT "Preparing the text models"
        VERBATIM)
    add_custom_target(yuyi_text_models ALL DEPENDS ${text_models_files})

    install(DIRECTORY ${text_models_dir}/ DESTINATION ${CMAKE_INSTALL_DATADIR}/yuyi/text-models
        PATTERN "*.new" EXCLUDE)
endif()
