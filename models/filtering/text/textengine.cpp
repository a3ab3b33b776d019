// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/text/textengine.h"

#include "models/filtering/text/engineversion.h"
#include "models/filtering/text/paddleengine.h"
#include "models/filtering/text/tesseractengine.h"
#include "models/filtering/text/textmodels.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TextEngine)
};

} // namespace

QStringList availableTextEngines()
{
    QStringList engines;
    if (findTextModels())
        engines << QStringLiteral("pp-ocrv4");
    if (findTesseractData())
        engines << QStringLiteral("tesseract");
    return engines;
}

Result<std::unique_ptr<TextEngine>> openTextEngine(const QString &name)
{
    const QStringList engines = availableTextEngines();
    if (engines.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("No text engine is installed. Install tesseract-ocr-chi-sim, or "
                              "build Yuyi with its text "
                              "models."));
    const QString wanted = name.isEmpty() ? engines.constFirst() : name;
    if (!engines.contains(wanted))
        return failure(ErrorCode::NotFound,
                       Tr::tr("There is no text engine “%1” on this computer. Available: %2.")
                           .arg(wanted, engines.join(QStringLiteral(", "))));
    if (wanted == QStringLiteral("pp-ocrv4")) {
        const Result<QString> models = findTextModels();
        return models ? openPaddleEngine(*models) : passOn(models);
    }
    const Result<TesseractData> data = findTesseractData();
    return data ? openTesseractEngine(*data) : passOn(data);
}

bool isSurpassed(const QString &stored, const QString &name)
{
    const QStringList here = availableTextEngines();
    const QString wanted = name.isEmpty() ? here.value(0) : name;
    if (!here.contains(wanted))
        return false;
    const QStringList byStrength{QStringLiteral("pp-ocrv4"), QStringLiteral("tesseract")};
    const QString before = stored.section(u' ', 0, 0);
    if (before != wanted)
        return byStrength.indexOf(before) > byStrength.indexOf(wanted);
    QString now = paddleVersion();
    if (wanted == byStrength.last()) {
        const Result<TesseractData> data = findTesseractData();
        if (!data)
            return false;
        now = tesseractVersion(*data);
    }
    return isOlderEngine(stored, wanted % u' ' % now);
}

} // namespace yuyi
