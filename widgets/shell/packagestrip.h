// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packageservice.h"

#include <QWidget>

class QLabel;
class QProgressBar;

namespace yuyi {

class ActionButton;
class ElidedLabel;

/// @brief The line over the page of a work package: whose work it is, how far it is, and its end.
class PackageStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit PackageStrip(QWidget *parent = nullptr);

    void setProgress(const PackageProgress &progress);
    /// Pages that show the guideline themselves need no second way to it.
    void setGuideline(bool offered);
    /// As it is shown to people; empty: none.
    void setFinishKey(const QString &key);

Q_SIGNALS:
    void finishRequested();
    void guidelineRequested();
    void helpRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    PackageProgress m_progress;
    ElidedLabel *m_title;
    QLabel *m_done;
    QProgressBar *m_bar;
    ActionButton *m_guideline;
    ActionButton *m_help;
    ActionButton *m_finish;
};

} // namespace yuyi
