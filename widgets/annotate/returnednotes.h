// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/work.h"

#include <QJsonObject>
#include <QScrollArea>

class QVBoxLayout;

namespace yuyi {

class ProjectAccess;

/// @brief Why an annotation came back: who sent it (a step, never a person), what was said, and for questions how often each
/// option was chosen. Hidden for work that is not returned.
class ReturnedNotes final : public QScrollArea
{
    Q_OBJECT
public:
    ReturnedNotes(ProjectAccess &project, QWidget *parent);

    void showFor(const Annotation &annotation);
    const QList<WorkReturn> &returns() const { return m_returns; }
    QSize sizeHint() const override;

Q_SIGNALS:
    void failed(const QString &sentence);
    void objected();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill(const QList<WorkReturn> &returns);
    QWidget *makeEntry(const WorkReturn &entry, QWidget *parent);
    void addHistogram(QVBoxLayout *column, const QJsonObject &histogram);
    void object(const QuestionId &question);
    QString reasonText(const WorkReturn &entry) const;

    ProjectAccess &m_project;
    Annotation m_annotation;
    QList<WorkReturn> m_returns;
    quint64 m_request = 0;
};

} // namespace yuyi
