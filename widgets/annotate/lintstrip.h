// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/linting/finding.h"

#include <QList>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace yuyi {

/// @brief What the linter says, one clickable line each, errors first; or that all is well. While one is still writing, what is
/// merely not filled in yet is counted calmly and not listed.
class LintStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit LintStrip(QWidget *parent = nullptr);

    void setFindings(const QList<Finding> &findings);
    /// All of them, listed or not.
    const QList<Finding> &findings() const { return m_findings; }
    /// The person tried to submit: what is missing is listed like every error.
    void setStrict(bool strict);
    bool isStrict() const { return m_strict; }
    /// Nothing is wrong with it, it is only not there yet.
    static bool isMissing(const Finding &finding);

public Q_SLOTS:
    /// Jumps to the next finding, in turn.
    void goToNext();

Q_SIGNALS:
    void chosen(const yuyi::LintPlace &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    QList<Finding> m_findings;
    QLabel *m_summary;
    QLabel *m_list;
    int m_next = 0;
    bool m_strict = false;
};

} // namespace yuyi
