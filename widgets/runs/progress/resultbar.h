// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace yuyi {

/// @brief The results of a run so far: one bar of correct, incorrect, miss, error and pending, with names and figures below in
/// columns of fixed width. The parts can be told apart by text and position, not by colour alone.
class ResultBar final : public QWidget
{
    Q_OBJECT
public:
    struct Counts {
        qint64 correct = 0;
        qint64 incorrect = 0;
        qint64 miss = 0;
        qint64 error = 0;
        qint64 total = 0; ///< including items that have not been asked yet
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
