// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/sheetdrawing.h"

#include "models/items/pictureloader.h"
#include "widgets/shell/page/aside.h"

#include <QSet>

namespace yuyi {

SheetDrawing::SheetDrawing(PictureLoader &pictures, QObject *parent) : QObject(parent), m_pictures(pictures) {}

void SheetDrawing::clear()
{
    m_latest.drop();
    m_asked.clear();
    m_panels.clear();
}

bool SheetDrawing::draw(const SheetForm &form, const QList<ImagePart> &parts, const QString &grid)
{
    const auto recipe = sheetRecipe(form, parts, grid);
    if (!recipe) {
        clear();
        Q_EMIT failed(recipe.error().sentence);
        return true;
    }
    const QByteArray text = recipeText(*recipe);
    if (text == m_asked)
        return false;
    m_asked = text;
    m_recipe = *recipe;
    load(parts);
    return true;
}

/// Each picture once: a sheet may show one panel at several places.
void SheetDrawing::load(const QList<ImagePart> &parts)
{
    const Latest::Question question = m_latest.ask();
    QHash<Sha256, Medium> wanted;
    for (const ImagePart &part : parts) {
        if (part.role != PartRole::Blank)
            wanted.insert(part.medium.sha256, part.medium);
    }
    m_panels.clear();
    m_missing = wanted.size();
    const QList<Medium> media = wanted.values();
    for (const Medium &medium : media) {
        m_pictures.picture(imageOf(medium)).then(this, question.only([this, question, sha = medium.sha256](const Result<QImage> &picture) {
            arrived(question, sha, picture);
        }));
    }
}

void SheetDrawing::arrived(const Latest::Question &question, const Sha256 &sha256, const Result<QImage> &picture)
{
    if (!picture) {
        clear();
        Q_EMIT failed(picture.error().sentence);
        return;
    }
    m_panels.insert(sha256, *picture);
    if (--m_missing == 0)
        compose(question);
}

void SheetDrawing::compose(const Latest::Question &question)
{
    QList<QImage> context;
    QList<QImage> choices;
    for (const Sha256 &sha : std::as_const(m_recipe.context))
        context.append(m_panels.value(sha));
    for (const Sha256 &sha : std::as_const(m_recipe.choices))
        choices.append(m_panels.value(sha));
    runAside(
        this, [recipe = m_recipe, context, choices] { return sheetPicture(recipe, context, choices); },
        question.only([this](const Result<QImage> &sheet) {
            if (sheet)
                Q_EMIT drawn(*sheet);
            else
                Q_EMIT failed(sheet.error().sentence);
        }));
}

} // namespace yuyi
