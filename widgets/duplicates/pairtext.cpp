// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/duplicates/pairtext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace yuyi::pairtext {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PairText)
};

QString keptReasonText(const QString &code)
{
    if (code == QLatin1String("largest"))
        return Tr::tr("the largest copy");
    if (code == QLatin1String("least-compressed"))
        return Tr::tr("the least compressed copy");
    if (code == QLatin1String("unmarked"))
        return Tr::tr("the copy without a border, bar or text");
    if (code == QLatin1String("whole"))
        return Tr::tr("the whole image, not a part of it");
    if (code == QLatin1String("not-enlarged"))
        return Tr::tr("the copy that was not enlarged");
    if (code == QLatin1String("source"))
        return Tr::tr("the image that the other copy was made from");
    if (code == QLatin1String("person"))
        return Tr::tr("chosen by hand");
    return Tr::tr("collected first");
}

QString strong(const QString &text, const QColor &color)
{
    return QStringLiteral("<span style=\"color:%1; font-weight:600\">%2</span>").arg(color.name(), text.toHtmlEscaped());
}

} // namespace

QString shortKind(MatchKind kind)
{
    switch (kind) {
    case MatchKind::Bytes: return Tr::tr("same bytes");
    case MatchKind::Pixels: return Tr::tr("same pixels");
    case MatchKind::Aligned: return Tr::tr("same when aligned");
    case MatchKind::Trimmed: return Tr::tr("same after removing border or bar");
    case MatchKind::Flipped: return Tr::tr("mirrored or rotated");
    case MatchKind::Cropped: return Tr::tr("part of the other image");
    case MatchKind::Features: return Tr::tr("same shapes");
    }
    return {};
}

QString why(const PairFigures &figures)
{
    // How two copies became the same is said only of those that are the same.
    QString kind = figures.verdict == DuplicateVerdict::Duplicate    ? titleOf(figures.kind)
                 : figures.verdict == DuplicateVerdict::SameTemplate ? Tr::tr("Same template")
                                                                     : Tr::tr("Two different images");
    if (figures.kind == MatchKind::Bytes || figures.kind == MatchKind::Pixels)
        return kind;
    QStringList parts{kind};
    if (figures.verdict == DuplicateVerdict::SameTemplate)
        parts.append(figures.recoloured >= 0.15 ? Tr::tr("different colours") : Tr::tr("different content"));
    if (figures.marked == Marked::Kept)
        parts.append(Tr::tr("the left image has a border, a bar or text"));
    if (figures.marked == Marked::Other)
        parts.append(Tr::tr("the right image has a border, a bar or text"));
    parts.append({Tr::tr("similarity %1 %").arg(QString::number(figures.similarity * 100, 'f', 1)),
                  Tr::tr("changed blocks %1 %").arg(QString::number(figures.changedBlocks * 100, 'f', 1)),
                  Tr::tr("hash distance %1").arg(figures.distance)});
    if (figures.recoloured > 0.01)
        parts.append(Tr::tr("recoloured area %1 %").arg(QString::number(figures.recoloured * 100, 'f', 0)));
    if (figures.overlap < 0.995)
        parts.append(Tr::tr("overlap %1 %").arg(QString::number(figures.overlap * 100, 'f', 0)));
    if (figures.inliers > 0)
        parts.append(Tr::tr("%n matched point(s)", nullptr, figures.inliers));
    return parts.join(QStringLiteral(" · "));
}

QString facts(const Image &image, const Image &other, const Tokens &tokens, bool kept, const QString &keptReason,
              bool narrow)
{
    const qint64 pixels = qint64{image.size.width()} * image.size.height();
    const qint64 otherPixels = qint64{other.size.width()} * other.size.height();
    const QString size = Tr::tr("%1 × %2").arg(image.size.width()).arg(image.size.height());
    const QString bytes = QLocale().formattedDataSize(image.bytes, 1, QLocale::DataSizeSIFormat);
    const QString verdict =
        kept ? strong(keptReason.isEmpty() ? Tr::tr("Keep")
                                           : Tr::tr("Keep: %1").arg(keptReasonText(keptReason)),
                      tokens.good)
             : strong(Tr::tr("Would be discarded"), tokens.bad);
    QStringList parts;
    if (!narrow)
        parts.append(verdict);
    parts.append(pixels > otherPixels ? strong(size, tokens.text) : size.toHtmlEscaped());
    parts.append(image.bytes > other.bytes ? strong(bytes, tokens.text) : bytes.toHtmlEscaped());
    parts.append(titleOf(image.format).toHtmlEscaped());
    if (image.truncated)
        parts.append(strong(Tr::tr("truncated file"), tokens.attention));
    if (image.frames > 1)
        parts.append(Tr::tr("animated").toHtmlEscaped());
    const QString line = parts.join(QStringLiteral(" · "));
    return narrow ? QStringList{verdict, line}.join(QStringLiteral("<br>")) : line;
}

QString names(const Image &image)
{
    QStringList parts{image.names.join(QStringLiteral(", "))};
    if (!image.licence.isEmpty())
        parts.append(image.licence);
    return parts.join(QStringLiteral(" · "));
}

} // namespace yuyi::pairtext
