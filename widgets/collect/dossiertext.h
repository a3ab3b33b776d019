// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/curation/imagedossier.h"
#include "widgets/controls/labels/factlist.h"

#include <QString>

namespace yuyi {

class ProjectAccess;
struct Tokens;

/// @brief Describes the dossier of an image as rich text with links. File names and user texts are escaped.
class DossierText final
{
public:
    DossierText(const ImageDossier &dossier, const ProjectAccess &project, const Tokens &tokens)
        : m_dossier(dossier), m_project(project), m_tokens(tokens) {}

    QList<Fact> facts() const;
    QString readText() const; ///< plain text
    /// Contains "duplicates:" links.
    QString groups() const;
    /// Contains "annotate:" links for the person's own annotation.
    QString annotations() const;
    QString comments() const;
    QString gold() const;
    QString questions() const;
    QString sources() const;

private:
    QString soft(const QString &text) const;
    /// The titles of labels behind those of their dimensions; a paragraph each, or all in one line.
    QString labels(const Labels &labels, bool inOneLine) const;
    /// A correct option, or an accepted answer.
    QString right(const QString &answer) const;

    const ImageDossier &m_dossier;
    const ProjectAccess &m_project;
    const Tokens &m_tokens;
};

/// Whether the file name's suffix names a different image format than the content. False for a suffix that names none.
bool nameLies(const Image &image);

} // namespace yuyi
