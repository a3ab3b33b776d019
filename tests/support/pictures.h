// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/pictureproject.h"

#include "models/services/annotation/annotationservice.h"

namespace yuyi::test {

/// Fills in everything the linter asks for.
inline AnnotationContent complete(AnnotationContent content, const Preset &preset)
{
    const QList<Dimension> dimensions = preset.imageDimensions();
    for (const Dimension &dimension : dimensions)
        content.labels.insert(dimension.code, {dimension.values.first().code});
    content.explanation = QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。");
    content.impliedMeaning = QStringLiteral("沉迷手机使人错过真实的生活。");
    static const char16_t *const texts[] = {u"沉迷手机会错过身边的风景", u"手机拍照越来越清楚了呀", u"城市的颜色需要重新设计",
                                            u"走路时应该注意交通安全", u"年轻人都喜欢最新的科技", u"世界正在变得越来越安静"};
    for (qsizetype i = 0; i < content.questions.first().options.size(); ++i)
        content.questions[0].options[i].text = QString::fromUtf16(texts[i]);
    Question &question = content.questions[0];
    if (question.options.isEmpty())
        question.accepted = QStringList{QStringLiteral("手机"), QStringLiteral("智能手机")};
    else
        question.options[2].correct = true;
    return content;
}

} // namespace yuyi::test
