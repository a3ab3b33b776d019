// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"

#include <QList>
#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace yuyi {

class LineField;

/// Notes on background knowledge needed to understand the image, one line each with its source.
class ContextNotes final : public QWidget
{
    Q_OBJECT
public:
    explicit ContextNotes(QWidget *parent = nullptr);

    void setNotes(const QList<ContextNote> &notes);
    QList<ContextNote> notes() const;
    void setReadOnly(bool readOnly);
    void commit();
    /// The input fields in Tab order.
    QList<QWidget *> fields() const;

public Q_SLOTS:
    /// Adds an empty line and focuses it.
    void addNote();
    void focusNote(int index);

Q_SIGNALS:
    void edited();
    void committed();
    void escaped();
    /// Emitted when a source is clicked.
    void openSource(const QString &url);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QWidget *line = nullptr;
        LineField *text = nullptr;
        LineField *source = nullptr;
        QToolButton *open = nullptr;
        QToolButton *remove = nullptr;
    };
    Row makeRow();
    void retranslate();

    QLabel *m_title;
    QToolButton *m_add;
    QVBoxLayout *m_lines;
    QList<Row> m_rows;
    bool m_readOnly = false;
    bool m_filling = false;
};

} // namespace yuyi
