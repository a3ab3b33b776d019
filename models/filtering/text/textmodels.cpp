// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/text/textmodels.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TextEngine)
};

const char *const modelFiles[] = {"det.onnx", "rec-160.onnx", "rec-320.onnx", "rec-640.onnx",
                                  "keys.txt"};

/// The first file a folder of models lacks; empty when it is complete.
QString missingFile(const QString &folder)
{
    for (const char *name : modelFiles) {
        const QFileInfo file(QDir(folder), QString::fromLatin1(name));
        if (!file.isFile() || file.size() == 0)
            return file.filePath();
    }
    return {};
}

} // namespace

QStringList textModelFolders()
{
    const QString chosen = qEnvironmentVariable("YUYI_TEXT_MODELS_DIR");
    if (!chosen.isEmpty())
        return {chosen};
    QStringList folders;
    if (QCoreApplication::instance() != nullptr) {
        const QDir program(QCoreApplication::applicationDirPath());
        for (const char *relative : {"../share", "../../share"})
            folders << QDir::cleanPath(program.filePath(QString::fromLatin1(relative)
                                                        % QStringLiteral("/yuyi/text-models")));
    }
    folders << QStringLiteral(YUYI_TEXT_MODELS_INSTALL_DIR);
    folders.removeDuplicates();
    return folders;
}

Result<QString> findTextModels()
{
    const QStringList folders = textModelFolders();
    QStringList missing;
    for (const QString &folder : folders) {
        const QString lacking = missingFile(folder);
        if (lacking.isEmpty())
            return folder;
        missing << lacking;
    }
    return failure(
        ErrorCode::NotFound,
        Tr::tr("The text models are not installed; %1 is missing.").arg(missing.constFirst()),
        missing.join(QStringLiteral("; ")));
}

Result<TesseractData> findTesseractData()
{
    QStringList folders;
    const QString chosen = qEnvironmentVariable("TESSDATA_PREFIX");
    if (!chosen.isEmpty()) {
        folders << chosen << chosen % QStringLiteral("/tessdata");
    } else {
        for (const char *folder :
             {"/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tessdata",
              "/usr/local/share/tessdata", "/usr/share/tesseract-ocr/tessdata"})
            folders << QString::fromLatin1(folder);
    }
    for (const QString &folder : std::as_const(folders)) {
        QStringList languages;
        for (const char *language : {"chi_sim", "eng"}) {
            const QString code = QString::fromLatin1(language);
            if (QFileInfo::exists(folder % u'/' % code % QStringLiteral(".traineddata")))
                languages << code;
        }
        if (!languages.isEmpty())
            return TesseractData{folder, languages.join(u'+')};
    }
    return failure(
        ErrorCode::NotFound,
        Tr::tr("Tesseract has no data for Chinese or English; install tesseract-ocr-chi-sim and "
               "tesseract-ocr-eng."),
        folders.join(QStringLiteral("; ")));
}

} // namespace yuyi
