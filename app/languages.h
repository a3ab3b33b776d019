// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace yuyi {

/// @brief The texts of the program and of Qt in the language in force; changed while it runs. GUI thread.
class Languages
{
public:
    /// "zh_CN" or "en"; empty: as the system is set.
    void use(const QString &language);
    QString current() const { return m_current; }

private:
    QTranslator m_program;
    QTranslator m_qt;
    QString m_current;
};

} // namespace yuyi
