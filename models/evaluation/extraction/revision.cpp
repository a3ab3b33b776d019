// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/revision.h"

#include <QRegularExpression>

namespace yuyi {

Revision revisionOf(const QString &clause)
{
    // 不对的地方 and 修正主义 take nothing back.
    static const QRegularExpression plain(
        QStringLiteral("^(?:(?:哦|噢|啊|嗯|呃|但是?|oh|hmm|but)\\s*)?"
                       "(?:不对|不是|我?[说算数看]?错了|更正|纠正|修正|wait|correction|no)(?:一下)?"
                       "\\s*(?:$|[:：?？…~]|[为成]|actually|no\\b|let )|^改[为成]"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression number(QStringLiteral("^(?:等等|等一下|应该?是|(?:wait|sorry|actually|i meant?)\\b)"),
                                           QRegularExpression::CaseInsensitiveOption);
    if (plain.match(clause).hasMatch())
        return Revision::Plain;
    return number.match(clause).hasMatch() ? Revision::Number : Revision::None;
}

} // namespace yuyi
