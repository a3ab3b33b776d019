// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/calibrationservice.h"
#include "widgets/shell/page/page.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QStackedWidget;

namespace yuyi {

class ChipRow;
class DifferenceView;
class FiguresTables;
class TakersTable;

/// A batch before or after its reveal: the differences to discuss, the agreement, the people.
class RevealView final : public QWidget
{
    Q_OBJECT
public:
    enum class Part {
        Differences,
        Agreement,
        People
    };

    explicit RevealView(PageContext context, QWidget *parent = nullptr);

    /// Shows the state before the reveal, with the people only.
    void showProgress(const CalibrationSummary &summary);
    void showReveal(const CalibrationSummary &summary, const Reveal &reveal);
    /// Shows a part as it is filled: the differences may be those of one dimension.
    void showPart(Part part);
    /// Shows the differences of all dimensions.
    void showAllDifferences();
    Part part() const;
    /// Moves to the next or previous difference.
    void step(int by);
    /// Shows the difference of this image and field, if there is one.
    void goTo(const ImageId &image, const QString &field);
    bool hasDifferences() const { return !m_rows.isEmpty(); }
    DifferenceView *difference() const { return m_difference; }
    TakersTable *takers() const { return m_takers; }
    void projectChanged(const Changes &changes);
    void flush();

Q_SIGNALS:
    void changed(); ///< something was saved; reload
    void newClauseWanted(const QString &title);
    void failed(const yuyi::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        int image = 0;
        int field = 0;
    };

    void fill();
    void showRow();
    void retranslate();

    PageContext m_context;
    CalibrationSummary m_summary;
    Reveal m_reveal;
    bool m_revealed = false;
    DimensionCode m_only; ///< only differences of this dimension; empty: all
    QList<Row> m_rows;
    ChipRow *m_parts;
    QLabel *m_count;
    QStackedWidget *m_stack;
    QListWidget *m_list;
    DifferenceView *m_difference;
    FiguresTables *m_figures;
    TakersTable *m_takers;
    QWidget *m_talk;
};

} // namespace yuyi
