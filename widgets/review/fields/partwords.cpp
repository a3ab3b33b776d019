// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/partwords.h"

#include "widgets/controls/labels/difflabel.h"

#include <QCoreApplication>
#include <QStringList>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::QuestionField)
};

} // namespace

QString shownAccepted(const QString &lines)
{
    QStringList marked;
    const QStringList wordings = lines.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &wording : wordings)
        marked.append(QStringLiteral("✓ ") % wording);
    return marked.join(u'\n');
}

QString lettered(const Option &option, int index, const AnswerForm &form)
{
    return (option.correct ? Tr::tr("✓ %1. %2") : Tr::tr("%1. %2")).arg(optionLabel(form, index), option.text);
}

void showSide(DiffLabel *label, const QuestionMerge &merge, const QuestionPart &part, bool left, const Medium &own, const AnswerForm &form)
{
    using Kind = QuestionPart::Kind;
    if (part.kind == Kind::Label) { // no words, see LabelParts
        label->hide();
        return;
    }
    const Question *ofSide = merge.side(left);
    const Question *other = merge.side(!left);
    const int option = QuestionMerge::indexInSide(part, left);
    const int across = QuestionMerge::indexInSide(part, !left);
    const bool pictures = ofSide && !QuestionMerge::pictures(*ofSide, part, option, own).isEmpty();
    label->setVisible(!pictures || part.kind != Kind::Pictures);
    if (!ofSide) {
        if (part.kind == Kind::Stem)
            label->setMissing(Tr::tr("This annotator did not write this question"));
        else
            label->setPlain({});
        return;
    }
    QString text = QuestionMerge::shownText(*ofSide, part, option);
    if (text.isEmpty() && !pictures) {
        label->setMissing(part.kind == Kind::Option     ? Tr::tr("No such option")
                          : part.kind == Kind::Accepted ? Tr::tr("No accepted answer")
                          : part.kind == Kind::Pictures ? Tr::tr("No pictures")
                                                        : Tr::tr("Empty"));
        return;
    }
    const QString against = other ? QuestionMerge::shownText(*other, part, across) : text;
    if (part.kind == Kind::Accepted) {
        label->setAgainst(shownAccepted(text), shownAccepted(against), left);
    } else if (part.kind == Kind::Option) {
        // The letter says where it stands on its side; only the wording is compared.
        const qsizetype wording = text.size();
        text = lettered(ofSide->options.at(option), option, form);
        label->setAgainst(text, text.left(text.size() - wording) % (other && across >= 0 ? against : QString()), left);
    } else {
        label->setAgainst(text, against, left);
    }
}

} // namespace yuyi
