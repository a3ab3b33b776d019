// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/collect/imagedossier.h"
#include "widgets/controls/factlist.h"

#include <QString>

namespace yuyi {

class ProjectAccess;
struct Tokens;

/// @brief Puts what is known of an image into words. Rich text with links; file names and texts of people are escaped.
class DossierText final
{
public:
    DossierText(const ImageDossier &dossier, const ProjectAccess &project, const Tokens &tokens)
        : m_dossier(dossier), m_project(project), m_tokens(tokens) {}

    QList<Fact> facts() const;
    QString readText() const;        ///< plain
    /// Links: "duplicates:".
    QString groups() const;
    /// Links: "annotate:" for the person's own.
    QString annotations() const;
    QString comments() const;
    QString gold() const;
    QString questions() const;
    QString sources() const;

private:
    QString soft(const QString &text) const;

    const ImageDossier &m_dossier;
    const ProjectAccess &m_project;
    const Tokens &m_tokens;
};

/// How the file's name says it is, where its bytes say otherwise; empty when both agree or the name says nothing.
bool nameLies(const Image &image);

} // namespace yuyi
