// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace yuyi {

void Languages::use(const QString &language)
{
    const bool chinese =
        language.isEmpty() ? QLocale::system().language() == QLocale::Chinese : language == QLatin1String("zh_CN");
    const QString wanted = chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
    if (wanted == m_current)
        return;
    m_current = wanted;
    // Numbers and dates of the English texts are written the same way on every machine.
    QLocale::setDefault(chinese ? QLocale(QLocale::Chinese, QLocale::China) : QLocale(QLocale::English, QLocale::UnitedStates));
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_program);
    if (chinese
        && m_qt.load(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    // Installed last, so that it is asked first; it is there for English too, for the forms of one and many.
    if (m_program.load(QStringLiteral(":/i18n/yuyi_%1.qm").arg(wanted)))
        QCoreApplication::installTranslator(&m_program);
}

} // namespace yuyi
