// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/json/json.h"
#include "models/domain/people/work.h"
#include "models/services/session/latest.h"

#include <QScrollArea>
#include <QSet>

class QAction;
class QVBoxLayout;

namespace yuyi {

class ProjectAccess;

/// @brief Shows why an annotation was returned: by which step (never by which person), the note, and for questions how often each
/// option was chosen. Hidden for work that is not returned.
class ReturnedNotes final : public QScrollArea
{
    Q_OBJECT
public:
    /// `object`: the command that raises an objection; shown beside questions that allow one.
    ReturnedNotes(ProjectAccess &project, QAction *object, QWidget *parent);

    void showFor(const Annotation &annotation);
    const QList<WorkReturn> &returns() const { return m_returns; }
    /// Whether validation returned a question whose author may object.
    bool canObject() const;
    /// Asks for the reason of an objection, for the first question without one.
    void objectToNext();
    QSize sizeHint() const override;

Q_SIGNALS:
    void failed(const QString &sentence);
    void objected();
    void filled();
    void escaped();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill(const QList<WorkReturn> &returns);
    QWidget *makeEntry(const WorkReturn &entry, QWidget *parent);
    void addHistogram(QVBoxLayout *column, const Json &histogram);
    void object(const QuestionId &question);
    bool isDefensible(const WorkReturn &entry) const;
    QString reasonText(const WorkReturn &entry) const;

    ProjectAccess &m_project;
    QAction *m_object;
    QSet<QuestionId> m_objected; ///< since the image was opened
    Annotation m_annotation;
    QList<WorkReturn> m_returns;
    Latest m_latest;
};

} // namespace yuyi
