// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studysession.h"
#include "models/services/trialwatch.h"
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

/// @brief All pages of one participant, one after another: consent, background, instructions, practice, blocks with pauses, thanks. It
/// belongs in a window that shows nothing else. Owns every key while the focus is in it.
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

    /// Reads where the person stands and shows what comes next.
    void open();
    Place place() const { return m_place; }
    const StudyVisit &visit() const { return m_visit; }
    /// What is asked now, once its picture has been painted; null otherwise.
    const StudyMaterial *question() const;
    /// Whether to stop for now; `left` follows when the person says so, or where there is nothing to lose.
    void askToStop();
    bool isAskingToStop() const;
    void setAfterword(std::function<QString()> sentence) { m_afterword = std::move(sentence); }

Q_SIGNALS:
    /// A page is there and takes keys; of a question: its picture has been painted.
    void ready();
    /// An answer has been committed.
    void answered(const yuyi::StudyAnswer &answer);
    /// The person has closed the page of thanks.
    void finished();
    /// Declined, stopped for now, or could not go on.
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
    /// Keeps how this looks, once for each time somebody sits down.
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
    /// How many questions of this kind (practice, or all others) come before it, and how many there are.
    std::pair<qsizetype, qsizetype> progressOf(qsizetype index) const;
    void pauseQuestion();
    void note(TrialFlag flag);
    /// Does `work(StudySession &)`, then `then(result)`, unless something else was begun in the meantime.
    template <typename Work, typename Then>
    void write(Work work, Then then);

    ProjectAccess &m_project;
    Settings &m_settings;
    ParticipantId m_id;
    double m_scale;                                  ///< of text, before somebody sat down
    static constexpr double largestOwnScale = 1.35;  ///< half as much again is twice the size, as large as it gets
    int m_size = 100;                                ///< per cent of that
    std::unique_ptr<PictureLoader> m_pictures;
    StudyVisit m_visit;
    Place m_place = Place::Loading;
    qsizetype m_index = -1;                          ///< of the trial asked, or about to be
    bool m_again = false;                            ///< it is answered, and looked at again
    QHash<TrialId, StudyMaterial> m_material;
    QSet<TrialId> m_fetching;
    QSet<TrialId> m_shown;                           ///< painted since this view is there
    QSet<TrialId> m_skipped;                         ///< their picture cannot be shown
    QSet<TrialId> m_answeredHere;
    QHash<TrialId, StudyAnswer> m_begun;             ///< left for a former one, not answered
    StudyAnswer m_answer;                            ///< on its way to the writer
    bool m_displayTold = false;
    bool m_introduced = false;                       ///< instructions or welcome have been read
    qsizetype m_introducedBlock = -1;                ///< first index of the block whose page has been read
    bool m_waiting = false;                          ///< goes on when the sheet is closed
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
    QTimer m_slow;                                   ///< the page of loading only comes when it takes long
};

} // namespace yuyi
