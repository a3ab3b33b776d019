// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/across/comparison.h"
#include "models/services/results/across/side.h"
#include "models/services/session/latest.h"
#include "widgets/results/readingprogress.h"
#include "widgets/results/resultspagedata.h"

#include <QDialog>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;

namespace yuyi {

class ActionButton;
class AcrossView;
class LineField;

/// @brief Compares the runs that the page shows with those of another project, which is only read, or of a file of results. Deletes
/// itself; closing it stops the reading.
class AcrossDialog final : public QDialog
{
    Q_OBJECT
public:
    AcrossDialog(const ResultsPageData &pageData, QWidget *parent);
    ~AcrossDialog() override;

    bool isComplete() const { return m_complete; }
    AcrossView *view() const { return m_view; }

Q_SIGNALS:
    void toast(const QString &sentence, bool undoable);
    void failed(const QString &sentence);

private:
    void build();
    void choose(const QString &location);
    void read();
    void readOther(const Latest::Question &question);
    void fillChoices();
    void compute();
    void take(const AcrossComparison &comparison);
    void say(const QString &sentence, bool bad);
    void showState();
    void exportTable();
    void exportPicture();
    ResultsQuery query() const;

    const ResultsPageData &m_pageData;
    Latest m_latest;
    std::shared_ptr<ReadingProgress> m_progress;
    std::shared_ptr<const ResultsSide> m_first;
    std::shared_ptr<const ResultsSide> m_second;
    std::optional<StudyId> m_study; ///< of the other project; nullopt: the newest complete one
    bool m_studyChosen = false;     ///< the study's box had the keyboard before the last reading
    QString m_read;                 ///< the location that is or was read
    bool m_complete = false;

    LineField *m_location = nullptr;
    ActionButton *m_compare = nullptr;
    QLabel *m_state = nullptr;
    QWidget *m_choices = nullptr;
    QComboBox *m_firstConfiguration = nullptr;
    QComboBox *m_secondConfiguration = nullptr;
    QComboBox *m_studies = nullptr;
    AcrossView *m_view = nullptr;
    ActionButton *m_table = nullptr;
    ActionButton *m_picture = nullptr;
};

} // namespace yuyi
