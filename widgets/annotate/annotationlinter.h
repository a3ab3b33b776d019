// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/filled.h"
#include "models/linting/questionlinter.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace yuyi {

class ProjectAccess;

/// @brief Checks the annotation being worked on, against the project's other questions too, and says when a check is due.
class AnnotationLinter final : public QObject
{
    Q_OBJECT
public:
    explicit AnnotationLinter(ProjectAccess &project, QObject *parent = nullptr);

    /// Sets what the checks need to know about the image.
    void setContext(const LintContext &context) { m_context = context; }
    /// Sets what the templates make of the image, after its facts or sheets changed.
    void setFiller(const Filler &filler) { m_context.filler = filler; }
    /// Reads the questions of the project again, unless nothing has changed since; a check is due when they are there.
    void loadQuestions();
    /// Adds submitted questions to those that the checks compare with.
    void addQuestions(const QList<Question> &questions, const ImageId &image);
    /// A check is due soon, because something was typed.
    void checkSoon();
    /// Cancels the check that checkSoon() has asked for.
    void cancel() { m_timer.stop(); }
    QList<Finding> check(const AnnotationContent &content) const;

Q_SIGNALS:
    void due();

private:
    ProjectAccess &m_project;
    LintContext m_context;
    std::shared_ptr<QuestionIndex> m_index;
    bool m_current = false; ///< nothing has changed since the questions were last asked for
    QTimer m_timer;
};

} // namespace yuyi
