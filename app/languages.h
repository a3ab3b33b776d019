// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace yuyi {

/// The translations of the program and of Qt in the current language, which can change while the program runs. GUI thread.
class Languages
{
public:
    /// "zh_CN" or "en"; empty: the system's language.
    void use(const QString &language);
    QString current() const { return m_current; }

private:
    QTranslator m_program;
    QTranslator m_qt;
    QString m_current;
};

} // namespace yuyi
