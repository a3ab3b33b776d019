// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"

#include "models/domain/program/otherlanguage.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace yuyi {

namespace {

const QString chineseCode = QStringLiteral("zh_CN");
const QString englishCode = QStringLiteral("en");

QString fileOf(const QString &language)
{
    return QStringLiteral(":/i18n/yuyi_%1.qm").arg(language);
}

} // namespace

bool ProgramTexts::use(const QString &language)
{
    m_otherIsEnglish = language == chineseCode;
    const bool other = m_other.load(fileOf(m_otherIsEnglish ? englishCode : chineseCode));
    return load(fileOf(language)) && other;
}

QString ProgramTexts::translate(const char *context, const char *source, const char *disambiguation, int n) const
{
    if (!OtherLanguage::isMeant())
        return QTranslator::translate(context, source, disambiguation, n);
    const QString text = m_other.translate(context, source, disambiguation, n);
    // The English texts are in the program; the file has those with one and many.
    return text.isNull() && m_otherIsEnglish ? QString::fromUtf8(source) : text;
}

void Languages::use(const QString &language)
{
    const bool chinese =
        language.isEmpty() ? QLocale::system().language() == QLocale::Chinese : language == chineseCode;
    const QString wanted = chinese ? chineseCode : englishCode;
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
    if (m_program.use(wanted))
        QCoreApplication::installTranslator(&m_program);
}

} // namespace yuyi
