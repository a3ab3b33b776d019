// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"

#include <QString>
#include <QStringList>

namespace yuyi {

bool holdsChinese(const QString &text);

/// The phrases of a practice model in one language. They are data like a server's replies and are never translated.
class PracticeWords
{
public:
    /// `wording`: 0…1, selects one of several phrasings.
    PracticeWords(bool chinese, double wording) : m_chinese(chinese), m_wording(wording) {}

    QString answer(const QString &label) const;
    QString sentence(const ShownOption &chosen) const;
    QString thought(const ShownOption &chosen) const;
    /// A written answer in a sentence, and at the end of some thoughts.
    QString writtenSentence(const QString &text) const;
    QString writtenThought(const QString &text) const;
    /// A reply without a short answer.
    QString rambling() const;
    QString refusal() const;
    QString several(const QString &first, const QString &second) const;
    /// One of two, without saying which.
    QString either(const QString &first, const QString &second) const;
    QString unfinished() const;
    QString scored(int score) const;
    QString description(const QString &explanation, const QString &meaning) const;
    QString explained(const QString &question, const ShownOption &chosen) const;

private:
    QString oneOf(const QStringList &chinese, const QStringList &english) const;

    bool m_chinese;
    double m_wording;
};

} // namespace yuyi
