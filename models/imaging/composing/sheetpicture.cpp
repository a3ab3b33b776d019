// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/composing/sheetpicture.h"

#include "models/domain/json/json.h"
#include "models/imaging/composing/plainpng.h"
#include "models/imaging/composing/sheetglyphs.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::SheetPicture)
};

constexpr int recipeVersion = 1; // a change of what a recipe looks like raises it: its sheets have another hash
constexpr int frameWidth = 2;
constexpr QRgb black = qRgb(0, 0, 0);

/// Where everything stands, in pixels.
struct Layout {
    int gap = 0;
    int label = 0; ///< height of a label
    int columns = 1;
    qsizetype places = 0; ///< of the context, with the blank panel
    QSize cell;
    QSize whole;
    QPoint context; ///< the corner of its first cell
    QPoint choices;

    QRect contextCell(qsizetype place) const
    {
        return cellAt(context, static_cast<int>(place) % columns, static_cast<int>(place) / columns);
    }
    QRect choiceCell(qsizetype place) const { return cellAt(choices, static_cast<int>(place), 0); }
    QRect cellAt(const QPoint &first, int column, int row) const
    {
        return {first + QPoint(column * (cell.width() + gap), row * (cell.height() + gap)), cell};
    }
};

int lengthOf(int cells, int cell, int gap)
{
    return cells > 0 ? cells * cell + (cells - 1) * gap : 0;
}

/// The margin is as wide as the gap. Room for labels is there also in sheets without them, so that sheets differ in these only.
Layout layoutOf(const SheetRecipe &recipe)
{
    Layout layout;
    layout.cell = recipe.cell;
    const int side = std::min(recipe.cell.width(), recipe.cell.height());
    layout.gap = std::max(3 * frameWidth, side / 6);
    layout.label = std::max(9, side / 5);
    layout.places = recipe.context.size() + (recipe.blank ? 1 : 0);
    layout.columns = std::clamp(recipe.columns, 1, static_cast<int>(std::max<qsizetype>(1, layout.places)));
    const int rows = (static_cast<int>(layout.places) + layout.columns - 1) / layout.columns;
    const QSize context(lengthOf(layout.columns, recipe.cell.width(), layout.gap), lengthOf(rows, recipe.cell.height(), layout.gap));
    const int choices = lengthOf(static_cast<int>(recipe.choices.size()), recipe.cell.width(), layout.gap);
    const int inner = std::max(context.width(), choices);
    int height = layout.gap + context.height();
    layout.context = QPoint(layout.gap + (inner - context.width()) / 2, layout.gap);
    if (!recipe.choices.isEmpty()) {
        layout.choices = QPoint(layout.gap + (inner - choices) / 2, height + 2 * layout.gap);
        height = layout.choices.y() + recipe.cell.height() + layout.gap / 2 + layout.label;
    }
    layout.whole = QSize(inner + 2 * layout.gap, height + layout.gap);
    return layout;
}

void drawFrame(QImage &picture, const QRect &cell)
{
    const QRect outer = cell.adjusted(-frameWidth, -frameWidth, frameWidth, frameWidth);
    for (int y = outer.top(); y <= outer.bottom(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = outer.left(); x <= outer.right(); ++x) {
            if (!cell.contains(x, y))
                line[x] = black;
        }
    }
}

void drawPanel(QImage &picture, const QRect &cell, const QImage &panel)
{
    const QImage opaque = onWhite(panel);
    const QPoint corner =
        cell.topLeft() + QPoint((cell.width() - opaque.width()) / 2, (cell.height() - opaque.height()) / 2);
    for (int y = 0; y < opaque.height(); ++y) {
        const auto *from = reinterpret_cast<const QRgb *>(opaque.constScanLine(y));
        auto *to = reinterpret_cast<QRgb *>(picture.scanLine(corner.y() + y)) + corner.x();
        std::copy(from, from + opaque.width(), to);
    }
    drawFrame(picture, cell);
}

bool fit(const QList<QImage> &panels, const QSize &cell)
{
    return std::all_of(panels.begin(), panels.end(), [&](const QImage &panel) {
        return !panel.isNull() && panel.width() <= cell.width() && panel.height() <= cell.height();
    });
}

/// Columns of "3x2", and how many places it has.
std::optional<QSize> gridSize(const QString &grid)
{
    const QStringList sides = grid.trimmed().toLower().replace(QChar(0x00D7), u'x').split(u'x');
    if (sides.size() != 2)
        return {};
    bool isNumber[2] = {false, false};
    const QSize size(sides.at(0).trimmed().toInt(&isNumber[0]), sides.at(1).trimmed().toInt(&isNumber[1]));
    if (!isNumber[0] || !isNumber[1] || size.width() < 1 || size.height() < 1 || size.width() > mostPanels + 1
        || size.height() > mostPanels + 1)
        return {};
    return size;
}

} // namespace

Result<SheetRecipe> sheetRecipe(const SheetForm &form, const QList<ImagePart> &parts, const QString &grid)
{
    SheetRecipe recipe;
    recipe.sheet = form.code;
    recipe.labels = form.labels;
    recipe.mark = form.blank;
    for (const ImagePart &part : parts) {
        if (part.role == PartRole::Blank) {
            recipe.blank = true; // drawn, so that all blank panels look the same; its file only says how large it is
        } else {
            (part.role == PartRole::Context ? recipe.context : recipe.choices).append(part.medium.sha256);
        }
        recipe.cell = recipe.cell.expandedTo(part.medium.size);
    }
    if (recipe.context.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The image has no panels of the context."));
    if (recipe.context.size() > mostPanels || recipe.choices.size() > mostPanels) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("A sheet has at most %1 panels in the context, a blank one, and %1 choices.").arg(mostPanels));
    }
    const qsizetype places = recipe.context.size() + (recipe.blank ? 1 : 0);
    recipe.columns = static_cast<int>(places);
    if (!grid.isEmpty()) {
        const auto size = gridSize(grid);
        if (!size)
            return failure(ErrorCode::Invalid, Tr::tr("“%1” is no grid. Write columns x rows, for example 3x2.").arg(grid));
        if (size->width() * size->height() < places) {
            return failure(ErrorCode::Invalid, Tr::tr("A grid of %1 has %2 places, but the context has %3 panels.")
                                                   .arg(grid, QString::number(size->width() * size->height()), QString::number(places)));
        }
        recipe.columns = size->width();
    }
    if (recipe.cell.isEmpty() || recipe.cell.width() > longestSheetSide || recipe.cell.height() > longestSheetSide)
        return failure(ErrorCode::Invalid, Tr::tr("The panels are too large for a sheet, or their size is not known."));
    if (const QSize whole = layoutOf(recipe).whole; std::max(whole.width(), whole.height()) > longestSheetSide) {
        return failure(ErrorCode::Invalid, Tr::tr("The sheet would have %1 × %2 pixels. It may have at most %3 on each side.")
                                               .arg(whole.width())
                                               .arg(whole.height())
                                               .arg(longestSheetSide));
    }
    return recipe;
}

QByteArray recipeText(const SheetRecipe &recipe)
{
    const auto hashes = [](const QList<Sha256> &panels) {
        Json list = Json::array();
        for (const Sha256 &panel : panels)
            list.push_back(panel.hex());
        return list;
    };
    return storedText({{"version", recipeVersion},
                       {"sheet", recipe.sheet},
                       {"columns", recipe.columns},
                       {"context", hashes(recipe.context)},
                       {"blank", recipe.blank},
                       {"choices", hashes(recipe.choices)},
                       {"labels", codeOf(recipe.labels)},
                       {"mark", codeOf(recipe.mark)},
                       {"cell", Json::array({recipe.cell.width(), recipe.cell.height()})}});
}

QString recipeHash(const QByteArray &recipe)
{
    return Sha256::of(recipe).hex();
}

Result<QImage> sheetPicture(const SheetRecipe &recipe, const QList<QImage> &context, const QList<QImage> &choices)
{
    if (context.size() != recipe.context.size() || choices.size() != recipe.choices.size() || !fit(context, recipe.cell)
        || !fit(choices, recipe.cell))
        return failure(ErrorCode::Invalid, Tr::tr("The pictures of the panels are not those of the sheet."));
    const Layout layout = layoutOf(recipe);
    QImage picture(layout.whole, QImage::Format_RGB32);
    if (picture.isNull())
        return failure(ErrorCode::Environment, Tr::tr("There is not enough memory for the sheet."));
    picture.fill(Qt::white);
    for (qsizetype i = 0; i < context.size(); ++i)
        drawPanel(picture, layout.contextCell(i), context.at(i));
    if (recipe.blank) {
        const QRect cell = layout.contextCell(context.size());
        drawFrame(picture, cell);
        if (recipe.mark == SheetBlank::Mark)
            drawGlyph(picture, '?', cell.center(), std::min(cell.width(), cell.height()) / 2);
    }
    for (qsizetype i = 0; i < choices.size(); ++i) {
        const QRect cell = layout.choiceCell(i);
        drawPanel(picture, cell, choices.at(i));
        const QPoint below(cell.center().x(), cell.bottom() + 1 + layout.gap / 2 + layout.label / 2);
        if (recipe.labels != SheetLabels::None)
            drawGlyph(picture, static_cast<char>((recipe.labels == SheetLabels::Digits ? '1' : 'A') + i), below, layout.label);
    }
    return picture;
}

Result<QByteArray> composedSheet(const SheetRecipe &recipe, const QList<QImage> &context, const QList<QImage> &choices)
{
    YUYI_TRY(const auto picture, sheetPicture(recipe, context, choices));
    return plainPng(picture);
}

} // namespace yuyi
