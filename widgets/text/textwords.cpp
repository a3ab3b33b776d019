// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/textwords.h"

#include "models/filtering/text/textengine.h"
#include "models/filtering/text/textratio.h"

#include <QCoreApplication>
#include <QSignalBlocker>
#include <QTableWidget>

namespace yuyi::textwords {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TextWords)
};

QTableWidgetItem *cell(const QString &text, bool right, const TextArea &area)
{
    auto *item = new QTableWidgetItem(text);
    if (right)
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    if (area.dismissed) {
        QFont font = item->font();
        font.setStrikeOut(true);
        item->setFont(font);
    }
    return item;
}

} // namespace

QString percent(double ratio)
{
    return Tr::tr("%1 %").arg(QString::number(ratio * 100, 'f', 1));
}

QString engine(const QString &name)
{
    if (name == QLatin1String("pp-ocrv4"))
        return QStringLiteral("PP-OCRv4");
    if (name == QLatin1String("tesseract"))
        return QStringLiteral("Tesseract");
    return name;
}

ThumbnailBadges badges(const TextStanding &standing, bool wouldDiscard)
{
    if (standing.byPerson) {
        return standing.decided == Outcome::Discard
                 ? ThumbnailBadges{{Tr::tr("discarded manually"), static_cast<int>(Tone::Bad)}}
                 : ThumbnailBadges{{Tr::tr("kept manually"), static_cast<int>(Tone::Good)}};
    }
    return wouldDiscard ? ThumbnailBadges{{Tr::tr("discard"), static_cast<int>(Tone::Bad)}}
                        : ThumbnailBadges{{Tr::tr("keep"), static_cast<int>(Tone::Good)}};
}

QList<ImageOverlay> overlays(const QList<TextArea> &areas, double scale, int current, const Tokens &tokens)
{
    QList<ImageOverlay> overlays;
    for (int i = 0; i < areas.size(); ++i) {
        const TextArea &area = areas.at(i);
        ImageOverlay overlay;
        for (const QPointF &point : area.polygon)
            overlay.polygon.append(point * scale);
        overlay.color = area.dismissed         ? tokens.soft
                      : area.byPerson          ? tokens.accent
                      : area.confidence >= 0.8 ? tokens.bad
                                               : tokens.attention;
        overlay.strong = i == current;
        overlays.append(overlay);
    }
    return overlays;
}

void fill(QTableWidget &table, const TextMeasure &measure, QSize picture)
{
    const QSignalBlocker blocker(&table);
    table.setRowCount(static_cast<int>(measure.areas.size()));
    for (int i = 0; i < measure.areas.size(); ++i) {
        const TextArea &area = measure.areas.at(i);
        TextArea counted = area;
        counted.dismissed = false;
        const QString text = !area.text.isEmpty() ? area.text
                           : area.byPerson        ? Tr::tr("(drawn manually)")
                                                  : Tr::tr("(text not recognised)");
        table.setItem(i, 0, cell(text, false, area));
        table.setItem(i, 1, cell(QString::number(area.confidence, 'f', 2), true, area));
        table.setItem(i, 2, cell(percent(textRatio({counted}, picture)), true, area));
    }
    table.setCurrentCell(-1, -1);
}

} // namespace yuyi::textwords
