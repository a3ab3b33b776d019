// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/textdiff.h"

#include <QLabel>

namespace yuyi {

/// A text whose parts that differ from another text are underlined on a tint.
class DiffLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit DiffLabel(QWidget *parent = nullptr);

    /// Shows the text without marks.
    void setPlain(const QString &text);
    /// Shows `text` and marks what differs from `other`; `isLeft` selects the colour.
    void setAgainst(const QString &text, const QString &other, bool isLeft);
    /// Shows a sentence in place of a missing text.
    void setMissing(const QString &sentence);
    /// The text without marks.
    QString plain() const { return m_text; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void render();

    enum class Look {
        Plain,
        Left,
        Right,
        Missing
    };
    Look m_look = Look::Plain;
    QString m_text;
    QList<DiffRun> m_runs;
    bool m_rendering = false;
};

} // namespace yuyi
