// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/image.h"
#include "models/domain/result.h"
#include "models/domain/study.h"
#include "models/domain/validation.h"

#include <QHash>
#include <QList>
#include <QSize>

#include <optional>

namespace yuyi {

class Stores;

/// What comes next for a participant. Refused: `StudyVisit::sentence` says why they cannot go on (any more).
enum class StudyStep { Consent, Background, Trials, Thanks, Refused };

/// @brief Everything about one participant's part of a study. There is no room in it for a key.
struct StudyVisit {
    QString studyName;
    StudyDesign design;
    QList<BackgroundField> background;              ///< what is asked about the person
    StudyTexts texts;
    Participant participant;
    StudyStep step = StudyStep::Consent;
    QString sentence;                               ///< Refused: for the person, translated
    QList<Trial> trials;                            ///< by position, answered ones too
    QHash<QuestionVersionId, ImageId> images;

    /// Index of the first trial not answered, from `from`; −1: none.
    qsizetype nextOpen(qsizetype from = 0) const;
    qsizetype answered() const;
    /// The trial is the first of its block (practice is a block of its own).
    bool opensBlock(qsizetype index) const;
    /// First index of the block of this trial, and how many trials it has.
    qsizetype blockBegin(qsizetype index) const;
    qsizetype blockSize(qsizetype index) const;
    /// Blocks other than practice.
    int blocks() const;
    /// With a time limit nobody goes back: it would be a second time.
    bool mayGoBack() const { return design.mayGoBack && design.timeLimitSeconds <= 0; }
};

/// What is shown of one trial.
struct StudyMaterial {
    TrialId trial;
    Image image;                            ///< identity, format and size alone: names and notes may say too much
    QString stem;
    QList<BlindQuestion::Choice> options;   ///< in the order planned for the person
};

/// What the person did with one trial.
struct StudyAnswer {
    TrialId trial;
    OptionId firstOption;
    OptionId option;                        ///< null only with the flag TimedOut
    int changes = 0;
    qint64 milliseconds = 0;                ///< on a clock that only runs forward
    QList<TrialFlag> flags;
};

/// How a study looks on the computer of a person.
struct StudyDisplay {
    bool dark = false;
    QSize screen;                           ///< pixels of the program, not of the device
    double pixelRatio = 1;                  ///< device pixels for each of them
    int textPercent = 100;                  ///< size of the text against the usual one

    QByteArray toJson() const;
    /// Nothing where it cannot be one.
    static std::optional<StudyDisplay> fromJson(const QByteArray &json);
};

/// @brief One participant at work, at home or in a package's file: each call is one transaction. Reads no key and names nobody.
class StudySession
{
public:
    StudySession(Stores &stores, const ParticipantId &participant, Clock now = systemClock())
        : m_stores(stores), m_id(participant), m_now(std::move(now))
    {
    }

    /// @brief Where the person stands. Who comes back later than the design allows is refused, and that is kept for the lead; whose
    /// work package is out is refused at home.
    Result<StudyVisit> open();
    /// @brief Agreed to the newest texts, read in this language ("zh_CN", "en") and size (per cent; 0: not chosen): the person takes part
    /// from now on, and goes on reading so.
    Result<> agree(const QString &language, int textSize = 0);
    /// Invalid where something that is asked has no answer, or an answer is none of `backgroundChoices`.
    Result<> setBackground(const QMap<BackgroundField, QString> &background);
    /// @brief What these trials show, in the order asked. Damaged where a question no longer has the options that were planned.
    Result<QList<StudyMaterial>> material(const StudyVisit &visit, const QList<TrialId> &trials);
    /// @brief The picture has been painted. A trial that was shown before, and not answered, is flagged Resumed for good.
    Result<> shown(const TrialId &trial);
    /// @brief Conflict where it is answered already; Refused where the person may not answer (any more); Invalid for an option
    /// that was not shown, or a trial of somebody else.
    Result<> answer(const StudyAnswer &answer);
    /// @brief Another answer to one of the block that the person is in, where the design allows to go back; flagged Revisited. Times and
    /// changes are added to the former ones, the first option stays the first.
    Result<> answerAgain(const StudyAnswer &answer);
    /// @brief The person asked to stop while this was shown, after so many milliseconds: flagged for good, each time once more, whether it
    /// is answered in the end or not. Who comes back has what is left of a time limit. One that is answered stays as it is.
    Result<> askedToStop(const TrialId &trial, qint64 milliseconds = 0);
    /// The picture cannot be shown: the trial stays open, and the lead reads of it in the audit.
    Result<> pictureFailed(const TrialId &trial, const QString &reason);
    /// @brief Read the consent and does not take part; Refused once the person has agreed.
    Result<> decline();
    /// How the window looks this time; kept for the lead, once for each time the person sits down.
    Result<> displayed(const StudyDisplay &display);
    /// Refused while a trial is open.
    Result<> finish();

private:
    Result<Participant> active();
    /// A sentence where the person answers in a work package that is out, and this is home; empty: here.
    Result<QString> whyElsewhere();
    Result<StudyDesign> design();
    Result<Trial> ownTrial(const TrialId &id);
    Result<> note(const QString &action, const QByteArray &what = {});

    Stores &m_stores;
    ParticipantId m_id;
    Clock m_now;
};

/// @brief The participant with this code in a study that has begun: "P07", or "Name of the study/P07" where several have it. Codes
/// are compared as people type them. NotFound; Invalid, with the studies, where it is not clear which.
Result<ParticipantId> participantOfCode(Stores &stores, const QString &code);

} // namespace yuyi
