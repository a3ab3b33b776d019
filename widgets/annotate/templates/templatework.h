// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/filled.h"
#include "models/domain/history/changes.h"
#include "models/domain/ids.h"
#include "widgets/shell/page/page.h"

#include <QMap>
#include <QObject>
#include <QString>

namespace yuyi {

class AnnotateController;
class AnnotationForm;
class FactRows;

/// @brief What templates of questions need beyond the form: the facts of the image are shown and saved, questions are filled, and the
/// question shown is compared with its template. Does nothing where the preset has neither. Lives as long as the page.
class TemplateWork final : public QObject
{
    Q_OBJECT
public:
    TemplateWork(PageContext context, AnnotateController *controller, AnnotationForm *form, FactRows *facts, QObject *page);

    /// Shows the facts of the image that is open, and the standing of its question.
    void showItem();
    /// In a work package facts are read only.
    void setPacked(bool packed);
    /// Fills the questions that nobody has written yet, in one step.
    void fill();
    /// Fills the question shown anew, in one step.
    void fillAnew();
    /// Strikes out the option with the cursor, in one step; another one is drawn in its place.
    void strike();
    /// The facts may be others now.
    void projectChanged(const Changes &changes);

Q_SIGNALS:
    /// Something to tell in passing. `undoable`: it can be undone.
    void told(const QString &sentence, bool undoable);

private:
    bool isEditable() const;
    /// What the templates make of what stands in the form.
    Filled filled() const;
    void showStanding();
    void translate();
    void setFacts(const ImageId &image, const QMap<QString, QString> &facts);
    void reload();
    void commit(const QList<Question> &questions, int question, const QString &step);

    PageContext m_context;
    AnnotateController *m_controller;
    AnnotationForm *m_form;
    FactRows *m_facts;
    bool m_packed = false;
};

} // namespace yuyi
