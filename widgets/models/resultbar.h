// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace yuyi {

/// @brief What a run has come to so far: one bar of correct, incorrect, miss, error and what is still to come, with names and
/// figures under it in columns that never move. Told apart by words and places, not by colour alone.
class ResultBar final : public QWidget
{
    Q_OBJECT
public:
    struct Counts {
        qint64 correct = 0;
        qint64 incorrect = 0;
        qint64 miss = 0;
        qint64 error = 0;
        qint64 total = 0;    ///< also those not yet asked
    };

    explicit ResultBar(QWidget *parent = nullptr);
    void setCounts(const Counts &counts);
    const Counts &counts() const { return m_counts; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    Counts m_counts;
};

} // namespace yuyi
