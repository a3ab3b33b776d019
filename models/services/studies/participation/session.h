// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/clock.h"
#include "models/domain/history/auditaction.h"
#include "models/domain/result.h"
#include "models/domain/review/validation.h"
#include "models/domain/studies/study.h"
#include "models/services/studies/participation/display.h"
#include "models/services/studies/participation/visit.h"

#include <QDateTime>
#include <QList>

namespace yuyi {

class Stores;

/// Content of one trial.
struct StudyMaterial {
    TrialId trial;
    /// All pictures that are shown, in the order of itemPictures(), with their files and captions only: names and notes could give hints.
    QList<ItemPicture> pictures;
    QString stem;
    QList<BlindQuestion::Choice> options; ///< in the order planned for the person; empty: the answer is written
    bool takesSeveral = false;            ///< several options may be correct, and the person chooses all of them
    bool ownLabels = false;               ///< the options are their own labels, see AnswerForm

    bool isWritten() const { return options.isEmpty(); }
};

/// The person's answer to one trial.
struct StudyAnswer {
    TrialId trial;
    Answer firstAnswer; ///< see TrialWatch
    Answer answer;      ///< empty only with the flag TimedOut
    int changes = 0;
    qint64 milliseconds = 0; ///< by a monotonic clock
    QList<TrialFlag> flags;
    /// When it was given; invalid: now. By this time an answer that is sent again, because nothing was heard of it, is known.
    QDateTime at;
};

/// @brief One participant's session, in the project or in a package's file. Each call is one transaction. Reads no keys and no names.
class StudySession
{
public:
    StudySession(Stores &stores, const ParticipantId &participant, Clock now = systemClock())
        : m_stores(stores), m_id(participant), m_now(std::move(now))
    {
    }

    /// @brief Returns the person's current step. Refused after the time the design allows (recorded for the lead), and in the
    /// project while the person's work package is out.
    Result<StudyVisit> open();
    /// @brief Records consent to the newest texts in this language ("zh_CN", "en") and text size (per cent; 0: not chosen). The
    /// person takes part from now on and continues with these settings.
    Result<> agree(const QString &language, int textSize = 0);
    /// Saves the background answers. Invalid if one is missing or not in `backgroundChoices`.
    Result<> setBackground(const QMap<BackgroundField, QString> &background);
    /// @brief Returns the content of these trials, in the given order. Damaged if a question no longer has the planned options.
    Result<QList<StudyMaterial>> material(const StudyVisit &visit, const QList<TrialId> &trials);
    /// @brief Records that the pictures have been painted. A trial that was shown before and not answered is permanently flagged Resumed.
    Result<> shown(const TrialId &trial);
    /// @brief Saves an answer. Conflict if the trial already has another answer; Refused if the person may not answer (any longer);
    /// Invalid for an option that was not shown, several options where one is asked for, a text where options are shown, a text that is
    /// too long, or another person's trial.
    Result<> answer(const StudyAnswer &answer);
    /// @brief Changes an answer in the person's current block, if the design allows going back; flagged Revisited. Times and
    /// changes are added to the former ones; the first answer stays the first.
    Result<> answerAgain(const StudyAnswer &answer);
    /// @brief Records that the person asked to stop after `milliseconds` of this trial: adds a permanent flag each time, even
    /// if it is answered later. The remaining part of a time limit is kept, and so are the flags of what happened `before`. An answered
    /// trial stays unchanged.
    Result<> askedToStop(const TrialId &trial, qint64 milliseconds = 0, QList<TrialFlag> before = {});
    /// Records that a picture cannot be shown: the trial stays open, and the audit tells the lead.
    Result<> pictureFailed(const TrialId &trial, const QString &reason);
    /// @brief Records that the person declined after reading the consent. Refused once they have agreed.
    Result<> decline();
    /// Records the display of this session for the lead.
    Result<> displayed(const StudyDisplay &display);
    /// Finishes the study. Refused while a trial is open.
    Result<> finish();

private:
    /// Refused at the desk of somebody whose login no longer shows them: it was ended, or they have withdrawn.
    Result<Participant> self();
    Result<Participant> active();
    /// In the project: a sentence if the person answers in a work package that is out; else empty.
    Result<QString> whyElsewhere();
    Result<StudyDesign> design();
    Result<> check(const Trial &trial, const StudyAnswer &answer, const StudyDesign &design);
    Result<Trial> ownTrial(const TrialId &id);
    Result<> note(AuditAction action, const QByteArray &what = {});

    Stores &m_stores;
    ParticipantId m_id;
    Clock m_now;
};

} // namespace yuyi
