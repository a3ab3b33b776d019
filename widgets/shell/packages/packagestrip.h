// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packages/packageservice.h"

#include <QWidget>

class QLabel;
class QProgressBar;

namespace yuyi {

class ActionButton;
class ElidedLabel;

/// @brief The strip above the page of a work package: its holder, the progress, and the button to finish.
class PackageStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit PackageStrip(QWidget *parent = nullptr);

    void setProgress(const PackageProgress &progress);
    /// Whether the guideline button is offered. Pages that show the guideline themselves do not need it.
    void setGuideline(bool offered);
    /// Sets the key to finish, as displayed; empty: none.
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
