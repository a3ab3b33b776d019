// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/design/texts.h"

#include <QFile>
#include <QLoggingCategory>

/// The texts are in a static library: its resource is not there by itself.
static void openStudyTexts()
{
    Q_INIT_RESOURCE(study);
}

namespace yuyi {

namespace {

QString read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qCritical().noquote() << file.errorString();
        return {};
    }
    return QString::fromUtf8(file.readAll());
}

} // namespace

StudyTexts defaultStudyTexts(bool several, bool written)
{
    openStudyTexts();
    StudyTexts texts;
    if (several && written)
        texts.instructions = {read(QStringLiteral(":/study/instructions-several-written.zh.md")),
                              read(QStringLiteral(":/study/instructions-several-written.en.md"))};
    else if (several)
        texts.instructions = {read(QStringLiteral(":/study/instructions-several.zh.md")),
                              read(QStringLiteral(":/study/instructions-several.en.md"))};
    else if (written)
        texts.instructions = {read(QStringLiteral(":/study/instructions-written.zh.md")),
                              read(QStringLiteral(":/study/instructions-written.en.md"))};
    else
        texts.instructions = {read(QStringLiteral(":/study/instructions.zh.md")), read(QStringLiteral(":/study/instructions.en.md"))};
    texts.consent = {read(QStringLiteral(":/study/consent.zh.md")), read(QStringLiteral(":/study/consent.en.md"))};
    return texts;
}

} // namespace yuyi
