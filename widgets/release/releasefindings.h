// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/linting/setlinter.h"
#include "widgets/release/releasetables.h"

#include <QSet>
#include <QWidget>

class QLabel;
class QTableWidget;

namespace yuyi {

/// The findings of the linter in the set: figures on its keys, and a table in which equal findings are one row that opens.
class ReleaseFindings final : public QWidget
{
    Q_OBJECT
public:
    explicit ReleaseFindings(QWidget *parent);

    void display(const SetReport &report);
    void retranslate();

Q_SIGNALS:
    /// The image of a finding is to be shown.
    void imageChosen(const yuyi::ImageId &image);

private:
    /// How the keys are spread over the positions, in words.
    QString figuresText() const;
    void fill();
    void jump(int row);

    SetReport m_report;
    QList<releasetables::FindingRow> m_rows;
    QSet<QString> m_open; ///< texts of the expanded groups
    QLabel *m_figures;
    QTableWidget *m_table;
};

} // namespace yuyi
