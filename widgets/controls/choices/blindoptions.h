// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/answer.h"
#include "models/domain/annotation/optionlabels.h"

#include <QImage>
#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace yuyi {

class BlindOption;

/// @brief The options of a question that is answered blind, in a column; with pictures they are tiles of one size, in two columns, from
/// five options on in three, or in fewer where that is too narrow. It says what was clicked; what is chosen is set.
class BlindOptions final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int most = 8;

    struct Shown {
        QString text;
        QSize picture = {}; ///< in pixels; empty: none
    };

    explicit BlindOptions(QWidget *parent = nullptr);

    /// @brief Shows these options, at most `most`, which cannot be chosen yet. Without any it hides itself. `form`: of their kind; an
    /// option that is its own label has no text beside it.
    void setOptions(const QList<Shown> &options, const AnswerForm &form);
    /// Parallel to the options; null where one has none.
    void setPictures(const QList<QImage> &pictures);
    /// Whether all pictures in sight have been painted.
    bool arePainted() const;
    /// Whether options can be clicked.
    void setUsable(bool usable);
    /// The chosen options, by their positions as shown.
    void setChosen(const OptionSet &chosen);
    /// One of `most`, shown or not.
    BlindOption *at(qsizetype option) const { return m_options.at(option); }
    /// What the options say, each by its label.
    QStringList accessibleNames() const;
    bool areTiles() const { return m_tiles; }
    /// @brief Where the tiles should not be higher than this together, their pictures are lower, down to a least height. In pixels; 0: as
    /// high as they ask for.
    void setMostHeight(int height);
    /// The distance in pixels from one line of tiles to the next.
    int lineHeight() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void clicked(int option);
    void enlargeWanted(int option);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int columns(int width) const;
    QSize tileSize(int width) const;
    void arrange();

    QList<BlindOption *> m_options;
    int m_count = 0;
    bool m_tiles = false;
    int m_mostHeight = 0;
};

} // namespace yuyi
