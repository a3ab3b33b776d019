// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "widgets/descriptions/askplan.h"
#include "widgets/descriptions/descriptionspagedata.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;
class QStackedWidget;
class QTableWidget;

namespace yuyi {

class ActionButton;
class ChipRow;
class TextField;

/// @brief Sets up runs in which models describe images, or judges score descriptions: models, images, prompt. Shows the number of
/// requests and the prompt as it will be sent.
class AskDialog final : public QDialog
{
    Q_OBJECT
public:
    enum class Kind {
        Describe,
        Judge
    };
    AskDialog(DescriptionsPageData &pageData, Kind kind, QWidget *parent);
    ~AskDialog() override;

Q_SIGNALS:
    void made(const QList<yuyi::RunId> &runs);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Weighing;
    QWidget *buildForm();
    QWidget *buildWords();
    void fillEndpoints();
    void fillRuns();
    void readPrompt();
    void changed();
    void weigh();
    void preview();
    void takeEstimate(const Result<LaunchEstimate> &estimate);
    void showBudget(const QList<double> &kept);
    /// Asks whether to repeat requests that are already done, then starts the runs.
    void finish();
    void askAgain(const QList<Run> &done);
    void send(SameRuns same);
    QString task() const;
    QString words() const;
    AskPlan plan() const;

    DescriptionsPageData &m_pageData;
    const Kind m_kind;
    QTimer m_soon;
    std::shared_ptr<Weighing> m_weighing;
    QString m_stored; ///< prompt of the newest version
    Latest m_latestPreview;
    bool m_sending = false;
    bool m_budgetSet = false; ///< by the person; else runs that go on keep theirs, which is shown
    QTableWidget *m_endpoints = nullptr;
    QTableWidget *m_runs = nullptr;
    QComboBox *m_task = nullptr;
    QLineEdit *m_filter = nullptr;
    QCheckBox *m_taskItems = nullptr;
    QCheckBox *m_picture = nullptr;
    QSpinBox *m_limit = nullptr;
    QDoubleSpinBox *m_budget = nullptr;
    ChipRow *m_views = nullptr;
    QStackedWidget *m_pages = nullptr;
    TextField *m_words = nullptr;
    QPlainTextEdit *m_sent = nullptr;
    QLabel *m_state = nullptr;
    ActionButton *m_action = nullptr;
};

} // namespace yuyi
