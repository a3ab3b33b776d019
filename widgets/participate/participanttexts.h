// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/participate/asksheet.h"
#include "widgets/participate/noticepage.h"
#include "widgets/participate/participantcontroller.h"
#include "widgets/participate/readingpage.h"

#include <QCoreApplication>

#include <utility>

namespace yuyi {

/// @brief What the pages of a participant say, in the language in force.
class ParticipantTexts
{
    Q_DECLARE_TR_FUNCTIONS(ParticipantTexts)
public:
    /// `session` must outlive this object.
    explicit ParticipantTexts(const ParticipantController &session) : m_session(session) {}

    /// The consent or the instructions.
    ReadingPage::Texts reading() const;
    /// Any other page without a question. `afterword`: follows the thanks; may be empty.
    NoticePage::Texts notice(const QString &afterword) const;
    /// What is asked of a person who wants to stop for now.
    AskSheet::Texts stop() const;
    /// "Question 3 of 20"
    QString progress(qsizetype index) const;
    /// How many questions of the same kind (practice, or all others) precede this one, and their total number.
    std::pair<qsizetype, qsizetype> counts(qsizetype index) const;

private:
    const ParticipantController &m_session;
};

} // namespace yuyi
