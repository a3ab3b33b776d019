// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotationlinter.h"

#include "models/services/annotation/lintservice.h"
#include "models/services/session/projectaccess.h"

#include <utility>

namespace yuyi {

namespace {
constexpr int lintMs = 120;
} // namespace

AnnotationLinter::AnnotationLinter(ProjectAccess &project, QObject *parent)
    : QObject(parent),
      m_project(project)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(lintMs);
    connect(&m_timer, &QTimer::timeout, this, &AnnotationLinter::due);
    connect(&m_project, &ProjectAccess::changed, this, [this] { m_current = false; });
}

void AnnotationLinter::loadQuestions()
{
    if (std::exchange(m_current, true))
        return;
    m_project
        .read([](Stores &stores) -> Result<std::shared_ptr<QuestionIndex>> {
            auto index = LintService(stores).questionIndex();
            if (!index)
                return passOn(index);
            return std::make_shared<QuestionIndex>(std::move(*index));
        })
        .then(this, [this](const Result<std::shared_ptr<QuestionIndex>> &index) {
            if (!index) {
                m_current = false;
                return;
            }
            m_index = *index;
            Q_EMIT due();
        });
}

void AnnotationLinter::addQuestions(const QList<Question> &questions, const ImageId &image)
{
    if (!m_index)
        return;
    for (const Question &question : questions)
        m_index->set(question, image);
}

void AnnotationLinter::checkSoon()
{
    if (!m_timer.isActive())
        m_timer.start();
}

QList<Finding> AnnotationLinter::check(const AnnotationContent &content) const
{
    LintContext context = m_context;
    context.others = m_index.get();
    return lintAnnotation(content, m_project.info().preset, context);
}

} // namespace yuyi
