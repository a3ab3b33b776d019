// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/session.h"
#include "models/services/studies/trialwatch.h"
#include "widgets/participate/noticepage.h"
#include "widgets/participate/questionpage.h"
#include "widgets/participate/readingpage.h"

#include <QHash>
#include <QSet>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QStackedWidget;

namespace yuyi {

class AskSheet;
class BackgroundPage;
class PictureLoader;
class ProjectAccess;
class Settings;

/// @brief All pages of a participant in order: consent, background, instructions, practice, blocks with pauses, thanks. It should
/// be alone in its window. It receives every key while the focus is in it.
class ParticipantView final : public QWidget
{
    Q_OBJECT
public:
    enum class Place { Loading, Consent, Background, Instructions, Welcome, Practice, Begin, Pause, TimeUp, Question, NoPicture, Thanks,
                       Incomplete, Declined, Refused, Trouble };
    Q_ENUM(Place)

    ParticipantView(ProjectAccess &project, Settings &settings, const ParticipantId &participant, StudyClock clock,
                    QWidget *parent = nullptr);
    ~ParticipantView() override;

    /// Reads the participant's progress and shows the next page.
    void open();
    Place place() const { return m_place; }
    const StudyVisit &visit() const { return m_visit; }
    /// The current question once its picture has been painted; else null.
    const StudyMaterial *question() const;
    /// Asks whether to stop for now. `left` is emitted if the person confirms, or at once if nothing can be lost.
    void askToStop();
    bool isAskingToStop() const;
    void setAfterword(std::function<QString()> sentence) { m_afterword = std::move(sentence); }

Q_SIGNALS:
    /// A page is shown and accepts keys; for a question its picture has been painted.
    void ready();
    /// An answer has been committed.
    void answered(const yuyi::StudyAnswer &answer);
    /// The person closed the thanks page.
    void finished();
    /// The person declined, stopped for now, or could not continue.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void show(Place place);
    void fillPage(bool keepPlace = false);
    NoticePage::Texts noticeOf(Place place) const;
    ReadingPage::Texts readingOf(Place place) const;
    void goOn();
    void otherWay();
    void route();
    /// Stores the display properties once per session.
    void tellDisplay();
    void useLanguage(const QString &code);
    void useSize(int percent);
    void agree();
    void decline();
    void saveBackground();
    void advance();
    bool introduce(qsizetype index);
    void ask(qsizetype index);
    void fetch();
    void showQuestion();
    void pictureMissing(const Error &error);
    void prefetch();
    void painted();
    void take(const StudyAnswer &answer);
    void send();
    void afterAnswer();
    void goBack();
    bool mayGoBackFrom(qsizetype index) const;
    void finish();
    void trouble(const Error &error, std::function<void()> again);
    QString progressText(qsizetype index) const;
    /// How many questions of the same kind (practice, or all others) precede this one, and their total number.
    std::pair<qsizetype, qsizetype> progressOf(qsizetype index) const;
    void pauseQuestion();
    void note(TrialFlag flag);
    /// Runs `work(StudySession &)` on the writer thread, then `then(result)`, unless something else was started since.
    template <typename Work, typename Then>
    void write(Work work, Then then);

    ProjectAccess &m_project;
    Settings &m_settings;
    ParticipantId m_id;
    double m_scale;                                  ///< font scale before the session
    static constexpr double largestOwnScale = 1.35;  ///< sizes are offered up to this scale: 150 % of it is the maximum of 2.0
    int m_size = 100;                                ///< text size in per cent of m_scale
    std::unique_ptr<PictureLoader> m_pictures;
    StudyVisit m_visit;
    Place m_place = Place::Loading;
    qsizetype m_index = -1;                          ///< index of the current or next trial
    QHash<TrialId, StudyMaterial> m_material;
    QSet<TrialId> m_fetching;
    QSet<TrialId> m_shown;                           ///< trials painted in this view
    QSet<TrialId> m_skipped;                         ///< trials whose picture cannot be shown
    QSet<TrialId> m_answeredHere;
    QHash<TrialId, StudyAnswer> m_begun;             ///< input for trials that were left unanswered to go back
    StudyAnswer m_answer;                            ///< being saved
    bool m_displayTold = false;
    bool m_introduced = false;                       ///< instructions or welcome have been read
    qsizetype m_introducedBlock = -1;                ///< first index of the block whose page has been read
    bool m_waiting = false;                          ///< continue when the sheet is closed
    quint64 m_request = 0;
    bool m_awaited = false; ///< the question at m_index is being loaded
    Error m_trouble;
    std::function<void()> m_retry;
    std::function<QString()> m_afterword;

    QStackedWidget *m_stack = nullptr;
    QWidget *m_loading = nullptr;
    ReadingPage *m_reading = nullptr;
    BackgroundPage *m_background = nullptr;
    NoticePage *m_notice = nullptr;
    QuestionPage *m_question = nullptr;
    AskSheet *m_sheet = nullptr;
    QTimer m_slow;                                   ///< shows the loading page after a delay
};

} // namespace yuyi
