// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/evidence.h"

#include <QList>
#include <QWidget>

class QTableWidget;

namespace yuyi {

/// @brief The passages of a reply that name an option or give a written answer: what each says, how it commits, and what became of it.
/// The selected passage can be marked in the reply. Long words take further lines; a column is never narrower than its heading.
class EvidenceTable final : public QWidget
{
    Q_OBJECT
public:
    explicit EvidenceTable(QWidget *parent = nullptr);

    /// Replaces all rows. `reply`: the text the positions are in. `written`: the question has no options.
    void setEvidence(const QList<Evidence> &evidence, const QString &reply, bool written = false);
    QTableWidget *table() const { return m_table; }
    void retranslate();

Q_SIGNALS:
    /// A passage was selected; its index in the list.
    void chosen(int index);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void title();
    void arrange();
    int leastWidth(int column) const;
    int wantedWidth(int column) const;
    QList<int> columnWidths(int room) const;

    QList<Evidence> m_evidence;
    QString m_reply;
    bool m_written = false;
    QTableWidget *m_table = nullptr;
    int m_arranged = -1; ///< the width the columns were last arranged for
};

} // namespace yuyi
