// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/linting/finding.h"

#include <QList>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace yuyi {

/// @brief Lists the linter's findings, one clickable line each, errors first, or says that there are none. While the user is still
/// writing, fields that are merely empty are only counted.
class LintStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit LintStrip(QWidget *parent = nullptr);

    void setFindings(const QList<Finding> &findings);
    /// All findings, whether listed or not.
    const QList<Finding> &findings() const { return m_findings; }
    /// With `strict`, after an attempt to submit, missing fields are listed like errors.
    void setStrict(bool strict);
    bool isStrict() const { return m_strict; }
    /// The annotation is submitted: nothing says that it can be.
    void setSubmitted(bool submitted);
    /// Whether the finding only says that a field is still empty.
    static bool isMissing(const Finding &finding);

public Q_SLOTS:
    /// Jumps to the next finding and wraps around.
    void goToNext();

Q_SIGNALS:
    void chosen(const yuyi::LintPosition &position);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    QList<Finding> m_findings;
    QLabel *m_summary;
    QLabel *m_list;
    int m_next = 0;
    bool m_strict = false;
    bool m_submitted = false;
};

} // namespace yuyi
