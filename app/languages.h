// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace yuyi {

/// The texts of the program in one language; in the other one, English or Chinese, while OtherLanguage is meant.
class ProgramTexts final : public QTranslator
{
public:
    /// Returns false if there are no texts in this language.
    bool use(const QString &language);
    QString translate(const char *context, const char *source, const char *disambiguation, int n) const override;

private:
    QTranslator m_other;
    bool m_otherIsEnglish = false;
};

/// The translations of the program and of Qt in the current language, which can change while the program runs. GUI thread.
class Languages
{
public:
    /// "zh_CN" or "en"; empty: the system's language.
    void use(const QString &language);
    QString current() const { return m_current; }

private:
    ProgramTexts m_program;
    QTranslator m_qt;
    QString m_current;
};

} // namespace yuyi
