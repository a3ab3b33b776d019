// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/accepted/goldview.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "widgets/theme/theme.h"

#include <QColor>
#include <QEvent>
#include <QScopedValueRollback>

namespace yuyi {

namespace {

QString asHtml(const QString &text)
{
    return text.toHtmlEscaped().replace(QChar(u'\n'), QStringLiteral("<br>"));
}

QString linked(const Medium &picture, const QString &words)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(picture.sha256.hex(), asHtml(words));
}

/// A line for each of these dimensions that has labels.
QString labelsHtml(const QList<Dimension> &dimensions, const Labels &labels, const QColor &soft)
{
    QStringList lines;
    for (const Dimension &dimension : dimensions) {
        QStringList titles;
        const QList<LabelCode> own = labels.value(dimension.code);
        for (const LabelCode &label : own)
            titles.append(asHtml(dimension.titleOf(label)));
        if (titles.isEmpty())
            continue;
        lines.append(QStringLiteral("<span style=\"color:%1\">%2</span>&nbsp;&nbsp;%3")
                         .arg(soft.name(), asHtml(dimension.title.text()), titles.join(QStringLiteral(" · "))));
    }
    return lines.join(QStringLiteral("<br>"));
}

/// The stem with a link for each mark, if it has several pictures.
QString stemHtml(const Question &question, const Medium &own)
{
    const QList<Medium> pictures = stemPictures(question, own);
    QString html;
    const QList<StemPiece> pieces = stemPieces(question.stem, pictures.size());
    for (const StemPiece &piece : pieces) {
        const QString words = piece.picture > 0 ? readableStem(pictureMark(piece.picture)) : piece.text;
        html += piece.picture > 0 && pictures.size() > 1 ? linked(pictures.at(piece.picture - 1), words) : asHtml(words);
    }
    return html;
}

} // namespace

GoldView::GoldView(QWidget *parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
    setMinimumWidth(1);
    connect(this, &QLabel::linkActivated, this, [this](const QString &link) {
        if (const auto sha256 = Sha256::fromHex(link))
            Q_EMIT pictureWanted(*sha256);
    });
}

void GoldView::setContent(const AnnotationContent &content, const Preset &preset, const Medium &own)
{
    m_content = content;
    m_preset = preset;
    m_own = own;
    m_sentence.clear();
    render();
}

void GoldView::setSentence(const QString &sentence)
{
    m_content = {};
    m_sentence = sentence;
    render();
}

void GoldView::render()
{
    const QScopedValueRollback<bool> rendering(m_rendering, true);
    const Tokens &tokens = Theme::of(this).tokens();
    const auto escaped = &asHtml;
    QString html;
    const auto section = [&](const QString &title, const QString &text) {
        if (text.isEmpty())
            return;
        html += QStringLiteral("<p style=\"margin-top:10px; margin-bottom:0px; color:%1\">%2</p>"
                               "<p style=\"margin-top:2px; margin-bottom:0px\">%3</p>")
                    .arg(tokens.soft.name(), escaped(title), text);
    };
    if (!m_sentence.isEmpty())
        html = QStringLiteral("<p style=\"color:%1\">%2</p>").arg(tokens.soft.name(), escaped(m_sentence));
    html += labelsHtml(m_preset.imageDimensions(), m_content.labels, tokens.soft);
    section(tr("Explanation"), escaped(m_content.explanation));
    section(tr("Implied meaning"), escaped(m_content.impliedMeaning));
    QStringList notes;
    for (const ContextNote &note : std::as_const(m_content.context)) {
        notes.append(escaped(note.source.isEmpty() ? note.text
                                                   : tr("%1 (from %2)").arg(note.text, note.source)));
    }
    section(tr("Context notes"), notes.join(QStringLiteral("<br>")));
    const QList<Dimension> ofQuestions = m_preset.questionDimensions();
    int number = 1;
    for (const Question &question : std::as_const(m_content.questions)) {
        QString text = QStringLiteral("<b>%1</b>").arg(stemHtml(question, m_own));
        const auto correct = [&tokens](const QString &line) {
            return QStringLiteral("<br><span style=\"color:%1; background-color:%2\">✓ %3</span>")
                .arg(tokens.good.name(), tokens.goodTint.name(), line);
        };
        const AnswerForm form = m_preset.kind(question.kind);
        for (int i = 0; i < question.options.size(); ++i) {
            const Option &option = question.options.at(i);
            const QString words = tr("%1. %2").arg(optionLabel(form, i), optionWords(option));
            const QString line = option.picture.isNull() ? escaped(words) : linked(option.picture, words);
            text += option.correct ? correct(line) : QStringLiteral("<br>%1").arg(line);
        }
        for (const QString &wording : question.accepted)
            text += correct(escaped(wording));
        if (!question.rationale.isEmpty())
            text += QStringLiteral("<br><span style=\"color:%1\">%2</span>").arg(tokens.soft.name(), escaped(question.rationale));
        if (const QString labels = labelsHtml(ofQuestions, question.labels, tokens.soft); !labels.isEmpty())
            text += QStringLiteral("<br>%1").arg(labels);
        section(tr("Question %1").arg(number++), text);
    }
    setText(html);
}

void GoldView::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if ((event->type() == QEvent::StyleChange || event->type() == QEvent::LanguageChange) && !m_rendering)
        render();
}

} // namespace yuyi
