// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/stemlabel.h"

#include <QLabel>
#include <QString>

#include <algorithm>

namespace yuyi {

void showStem(QLabel *label, const QString &stem, const QList<ItemPicture> &pictures)
{
    const auto ofStem = std::count_if(pictures.begin(), pictures.end(), [](const ItemPicture &picture) { return picture.number > 0; });
    QString plain;
    QString marked;
    bool hasLinks = false;
    const QList<StemPiece> pieces = stemPieces(stem, ofStem);
    for (const StemPiece &piece : pieces) {
        const QString words = piece.picture > 0 ? readableStem(pictureMark(piece.picture)) : piece.text;
        plain += words;
        if (piece.picture > 0 && ofStem > 1) {
            hasLinks = true;
            marked += QStringLiteral("<a href=\"%1\">%2</a>").arg(QString::number(piece.picture), words.toHtmlEscaped());
        } else {
            marked += words.toHtmlEscaped();
        }
    }
    label->setTextFormat(hasLinks ? Qt::RichText : Qt::PlainText);
    label->setText(hasLinks ? QStringLiteral("<span style=\"white-space: pre-wrap\">%1</span>").arg(marked) : plain);
    label->setAccessibleName(plain);
}

} // namespace yuyi
